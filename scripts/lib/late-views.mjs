// Corrects a fault of wasm2js: it writes accesses to the memory in whose index the memory can grow.
import ts from "typescript";

/** Calls of other functions than these can make the memory grow. */
const HARMLESS = /^(Math_\w+|__wasm_memory_size)$/;

/** Returns whether the memory can grow while an expression is evaluated. */
const canGrow = (node) =>
  (ts.isCallExpression(node) && !(ts.isIdentifier(node.expression) && HARMLESS.test(node.expression.text))) ||
  ts.forEachChild(node, (child) => canGrow(child) || undefined) === true;

/**
 * Returns the output of wasm2js in which each access reads the view of the memory after its index. Of `HEAP32[f() >> 2]` JavaScript
 * evaluates `HEAP32` first, and where `f` makes the memory grow, that is the old memory.
 */
export function withLateViews(text) {
  const source = ts.createSourceFile("module.js", text, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  /** Replacements: begin, end and new text. */
  const edits = [];
  const visit = (node) => {
    const isStore = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    if (isStore && isAccess(node.left) && canGrow(node.right))
      throw new Error(`a value is stored while the memory can grow: ${text.slice(node.pos, node.end)}`);
    if (isAccess(node) && canGrow(node.argumentExpression)) {
      const view = node.expression.text;
      edits.push([node.getStart(source), node.argumentExpression.pos, "(late = "]);
      edits.push([node.argumentExpression.end, node.end, `, ${view})[late]`]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  edits.sort(([one], [other]) => one - other);
  let [result, at] = ["", 0];
  for (const [begin, end, replacement] of edits) {
    result += text.slice(at, begin) + replacement;
    at = end;
  }
  return result + text.slice(at);
}

/** Returns whether a node is an access to a view of the memory. */
const isAccess = (node) =>
  ts.isElementAccessExpression(node) &&
  ts.isIdentifier(node.expression) &&
  /^HEAP[A-Z]*\d+$/.test(node.expression.text);
