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
  const waiting = new Map<string, { headers: Headers; consent: Consent }>();
  const stored = new Set<string>();

  async function attempt(consentId: string, pause: number): Promise<void> {
    const kept = waiting.get(consentId);
    if (kept === undefined) return;
    if (!(await store(kept.headers, kept.consent))) return again(consentId, pause);
    waiting.delete(consentId);
    stored.add(consentId);
    if (stored.size > MOST) forgetOldest();
  }

  function forgetOldest(): void {
    const [oldest] = stored;
    if (oldest !== undefined) stored.delete(oldest);
  }

  function again(consentId: string, pause: number): void {
    later(() => void attempt(consentId, Math.min(2 * pause, LONGEST_PAUSE_MS)), pause);
  }

  return {
    keep(headers: Headers, consent: Consent): void {
      const { consentId } = consent;
      if (stored.has(consentId) || waiting.has(consentId) || waiting.size >= MOST) return;
      const anonymous = new Headers(headers);
      anonymous.delete('cookie');
      waiting.set(consentId, { headers: anonymous, consent });
      again(consentId, FIRST_PAUSE_MS);
    },
  };
}
