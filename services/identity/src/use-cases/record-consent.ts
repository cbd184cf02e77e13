import type { Caller } from '../domain/caller.ts';
import { consentFrom } from '../domain/consent/consent.ts';
import type { Consent } from '../domain/consent/consent.ts';
import type { FailureOf } from '../domain/failures.ts';
import { withinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface RecordConsentPorts extends LimitPorts {
  readonly consents: { add(site: string, consent: Consent): Promise<void> };
}

/** BH-07. The caller is counted by the limits and not stored with the proof. @throws InvalidFieldError */
export async function recordConsent(
  ports: RecordConsentPorts,
  caller: Caller,
  given: Consent,
): Promise<{ readonly type: 'Done'; readonly value: true } | FailureOf<'TooManyAttemptsError'>> {
  const consent = consentFrom(given);
  return withinLimits(ports, { action: 'recordConsent', caller }, async () => {
    await ports.consents.add(caller.site, consent);
    return { type: 'Done', value: true } as const;
  });
}
