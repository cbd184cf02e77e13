import type { Consent } from '../consent-cookie.ts';

export type RefusalPorts = {
  /** @returns false when the proof was not stored */
  readonly store: (headers: Headers, consent: Consent) => Promise<boolean>;
  readonly later: (run: () => void, ms: number) => void;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Of one process, of each kind. What is beyond it is repeated when the visitor comes again. */
const MOST = 10_000;

/**
 * Refusals whose proof could not be stored. They are in force at once, and what waits for the advertising network is sent by the proof
 * before: so each is repeated until it is stored, with pauses of one second to one minute.
 */
export function createKeptRefusals({ store, later }: RefusalPorts) {
  const waiting = new Set<string>();
  const stored = new Set<string>();

  async function attempt(headers: Headers, consent: Consent, pause: number): Promise<void> {
    if (!(await store(headers, consent)))
      return again(headers, consent, Math.min(2 * pause, LONGEST_PAUSE_MS));
    const { consentId } = consent;
    waiting.delete(consentId);
    stored.add(consentId);
    if (stored.size > MOST) forgetOldest();
  }

  function forgetOldest(): void {
    const [oldest] = stored;
    if (oldest !== undefined) stored.delete(oldest);
  }

  const again = (headers: Headers, consent: Consent, pause: number): void =>
    later(() => void attempt(headers, consent, pause), pause);

  return {
    keep(headers: Headers, consent: Consent): void {
      const { consentId } = consent;
      if (stored.has(consentId) || waiting.has(consentId) || waiting.size >= MOST) return;
      const anonymous = new Headers(headers);
      anonymous.delete('cookie');
      waiting.add(consentId);
      again(anonymous, consent, FIRST_PAUSE_MS);
    },
  };
}
