import { ipOf, type InstanceAddress, type ResolveHost } from './addresses.ts';
import type { Pause } from './pause.ts';

/** Interval of DNS look-ups: how soon a new instance gets calls and a removed one gets none. */
const RESOLVE_EVERY_MS = 5_000;

export interface WatchOptions {
  readonly resolve: ResolveHost;
  readonly pause: Pause;
  /** Stops the look-ups. */
  readonly signal: AbortSignal;
  /** Called with all addresses after each look-up, and with those that need no look-up before this function returns. */
  readonly onAddresses: (addresses: readonly InstanceAddress[]) => void;
}

/**
 * Follows the instances of a service. A URL with an IP address is one fixed instance; one with a name is as many as DNS returns,
 * and keeps the last ones while DNS does not answer.
 * @returns resolves after the first look-up
 * @throws what the first look-up threw, when there is no address at all
 */
export async function watchAddresses(urls: readonly string[], options: WatchOptions): Promise<void> {
  const { resolve, pause, signal, onAddresses } = options;
  const services = urls.map((text) => {
    const url = new URL(text);
    const ip = ipOf(url);
    return { url, isNamed: ip === undefined, ips: ip === undefined ? [] : ([ip] as readonly string[]) };
  });
  const tell = () => onAddresses(services.flatMap(({ url, ips }) => ips.map((ip) => ({ url, ip }))));
  const named = services.filter(({ isNamed }) => isNamed);
  const lookUp = async () => {
    const results = await Promise.allSettled(
      named.map(async (service) => void (service.ips = await resolve(service.url.hostname))),
    );
    if (!signal.aborted) tell();
    return results.find((result) => result.status === 'rejected');
  };
  const follow = async () => {
    for (;;) {
      await pause(RESOLVE_EVERY_MS);
      if (signal.aborted) return;
      await lookUp();
    }
  };

  tell();
  if (named.length === 0) return;
  const failed = await lookUp();
  void follow();
  if (failed && services.every(({ ips }) => ips.length === 0)) throw failed.reason;
}
