/**
 * Deals with the items in order, so many at a time. One that fails does not keep the others waiting: its error is thrown when all
 * have had their turn, so that the sweeper logs it.
 * @param concurrency one after the other unless told
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
