// Sums up CPU profiles of the browser by function.

/** Adds the milliseconds that each function took by itself to `sums`. */
export function addSelfTimes(sums, { nodes, samples, timeDeltas }) {
  const named = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const file = url.split("/").at(-1) ?? "";
      return [id, file === "" ? functionName : `${functionName || "?"} ${file}:${lineNumber + 1}`];
    }),
  );
  for (const [index, id] of samples.entries()) {
    const name = named.get(id) ?? "?";
    if (name === "(idle)") continue;
    sums.set(name, (sums.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
}

/** Adds the milliseconds that each function took with all that it called. */
export function addTotalTimes(sums, { nodes, samples, timeDeltas }) {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const named = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || "?"} ${url.split("/").at(-1)}:${lineNumber + 1}`,
    ]),
  );
  for (const [index, id] of samples.entries()) {
    const path = new Set();
    for (let at = id; at !== undefined; at = parents.get(at)) path.add(named.get(at));
    for (const name of path) sums.set(name, (sums.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
}
