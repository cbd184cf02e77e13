import type { Pause } from './pause.ts';
import { PROBE_TIMEOUT_MS } from './time-outs.ts';

/**
 * A short, safe request to an instance, never a caller's own request.
 * @throws when the instance is not available
 */
export type Probe = (signal: AbortSignal) => Promise<unknown>;

/** An instance did not answer a probe; `cause` says how. */
export class ProbeFailedError extends Error {
  override readonly name = 'ProbeFailedError';
}

/** @throws ProbeFailedError when it is refused, or not answered in time */
export async function askProbe(probe: Probe, pause: Pause): Promise<void> {
  const end = new AbortController();
  const tooLate = async (): Promise<never> => {
    await pause(PROBE_TIMEOUT_MS);
    end.abort();
    throw new Error('No answer in time.');
  };
  try {
    await Promise.race([probe(end.signal), tooLate()]);
  } catch (cause) {
    throw new ProbeFailedError('A probe was not answered.', { cause });
  }
}
