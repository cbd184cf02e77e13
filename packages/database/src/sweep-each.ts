/**
 * Processes items one after the other. A failure does not stop the items after it: its error is thrown when all have
 * been processed, so that the sweeper logs it.
 * @throws the error, or an AggregateError of several
 */
export async function sweepEach<T>(items: readonly T[], deal: (item: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await deal(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of ${items.length} failed.`);
}
