/** An event as the collector takes it. */
export type CollectedEvent = {
  name: string;
  timestamp_micros: number;
  params: Readonly<Record<string, unknown>>;
};

export type CollectorPorts = {
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  readonly log: (message: string) => void;
};

const TIMEOUT_MS = 2_000;

/**
 * Sends events in the form of GA4's Measurement Protocol. No header, address or cookie of a visitor is passed on.
 * @param visit random, of one document
 * @returns whether the collector took them
 */
export async function collect(
  { send, log }: CollectorPorts,
  url: string,
  visit: string,
  events: readonly CollectedEvent[],
): Promise<boolean> {
  try {
    const answer = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: visit, non_personalized_ads: true, events }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return true;
    log(`The collector of statistics answered ${answer.status}.`);
  } catch (error) {
    log(`The collector of statistics did not answer: ${String(error)}`);
  }
  return false;
}
