/** Files that the build of the elements makes (scripts/lib/elements.mjs). */
declare module "made:*" {
  const value: unknown;
  export default value;
}
