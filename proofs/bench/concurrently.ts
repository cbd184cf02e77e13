/** Runs a task `total` times, at most `width` at a time. */
export async function concurrently(
  total: number,
  width: number,
  task: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < total) await task(next++);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
