/** What is measured never stands in the way of what happens: gives back `otherwise` where it fails, as storage does that is full. */
export function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
