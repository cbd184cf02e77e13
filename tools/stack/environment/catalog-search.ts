/** What catalog-search's process is told beside what all are. */
export function catalogSearchEnv(): Record<string, string> {
  return {};
}
