/** What content's process is told beside what all are. */
export function contentEnv(): Record<string, string> {
  return {};
}
