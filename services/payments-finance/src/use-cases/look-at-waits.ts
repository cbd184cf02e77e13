import { sweepDue } from '@loupe/database/due';
import type { Logger } from '@loupe/telemetry/logger';
import type { AuthoriseOutcome } from './attempt.ts';
import { claimByMethod, PROVIDER_MS } from './ports/providers.ts';
import type { Providers } from './ports/providers.ts';
import type { WaitStore } from './ports/wait-store.ts';
import type { ResumeOrder } from './resume-payment.ts';

/** Of each method; fewer calls than its provider accepts at once, so that shoppers who wait for it come first. */
export const WAITS_AT_ONCE = 5;

interface LookAtWaitsPorts {
  readonly waits: Pick<WaitStore, 'claim'>;
  readonly providers: Providers;
  readonly resume: (order: ResumeOrder) => Promise<AuthoriseOutcome>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/**
 * Asks providers what they have decided, beside what they tell: a message may be lost, and the shopper's page is closed. One that does not
 * answer is asked again later.
 * @returns how many were due
 */
export function lookAtWaits({ waits, providers, resume, now, logger }: LookAtWaitsPorts): Promise<number> {
  return sweepDue({
    lease: () =>
      claimByMethod(
        providers,
        WAITS_AT_ONCE,
        (of) => waits.claim(of),
        ({ capabilities }) => capabilities.waits !== undefined,
      ),
    deal: ({ placementId, step, attempt }) =>
      resume({ placementId, step, attempt, deadline: new Date(now().getTime() + PROVIDER_MS) }),
    failed: (err) => logger.error({ err }, 'a provider was not asked what it has decided'),
  });
}
