/** The result of `ask`, or `otherwise` if it throws or takes longer. */
export async function within<T, U>(ms: number, ask: () => Promise<T>, otherwise: U): Promise<T | U> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<U>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([ask(), expired]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
