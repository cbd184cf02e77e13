/** How old an answer of payments may be before it is asked again, in milliseconds. */
const FRESH_MS = 5_000;
/** An older one is not used: since the last reads of bags, a provider may have come back. */
const USED_MS = 30_000;

/**
 * The methods whose provider does not answer, as payments last said: asked beside the reads of bags, so that none of them waits for it. While
 * payments does not answer itself, no method is left out for it.
 */
export function silentMethods(ask: () => Promise<readonly string[]>, now: () => Date) {
  let methods: ReadonlySet<string> = new Set();
  let askedAt = -Infinity;
  let answeredAt = -Infinity;

  async function refresh(): Promise<void> {
    askedAt = now().getTime();
    methods = new Set(await ask().catch(() => []));
    answeredAt = now().getTime();
  }

  return (method: string): boolean => {
    if (now().getTime() - askedAt >= FRESH_MS) void refresh();
    return now().getTime() - answeredAt < USED_MS && methods.has(method);
  };
}
