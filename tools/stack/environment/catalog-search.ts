/** catalog-search's environment, in addition to the shared one. */
export function catalogSearchEnv(): Record<string, string> {
  return {};
}
