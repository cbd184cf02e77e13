/**
 * Processes items in order, at most `concurrency` at a time. A failure does not stop the others: its error is thrown when all have
 * been processed, so that the sweeper logs it.
 * @param concurrency 1 by default
 * @throws the error, or an AggregateError of several
 */
export async function sweepEach<T>(
  items: readonly T[],
  deal: (item: T) => Promise<unknown>,
  concurrency = 1,
): Promise<void> {
  const errors: unknown[] = [];
  const rest = items.values();
  const runner = async () => {
    for (const item of rest) {
      try {
        await deal(item);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runner));
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of ${items.length} failed.`);
}
