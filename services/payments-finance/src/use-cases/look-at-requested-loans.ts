import { sweepDue } from '@loupe/database/due';
import type { Logger } from '@loupe/telemetry/logger';
import { claimByMethod, PROVIDER_MS, providerOf } from './ports/providers.ts';
import type { Providers } from './ports/providers.ts';
import type { WaitStore } from './ports/wait-store.ts';

/** Of each method; fewer calls than its provider accepts at once. */
export const LOANS_AT_ONCE = 5;

interface LookAtRequestedLoansPorts {
  readonly waits: Pick<WaitStore, 'claimRequested' | 'follow'>;
  readonly providers: Providers;
  readonly logger: Logger;
}

/**
 * Asks lenders whether they have paid the loans that they were asked to pay (EU-23), beside what they tell: a message may be lost. No money
 * is booked by it: what a lender pays is compared with its report.
 * @returns how many were due
 */
export function lookAtRequestedLoans({
  waits,
  providers,
  logger,
}: LookAtRequestedLoansPorts): Promise<number> {
  return sweepDue({
    lease: () =>
      claimByMethod(
        providers,
        LOANS_AT_ONCE,
        (of) => waits.claimRequested(of),
        ({ applicationStatus }) => applicationStatus !== undefined,
      ),
    deal: async ({ tenderId, method, id }) => {
      const status = await providerOf(providers, method).applicationStatus?.(id, PROVIDER_MS);
      if (status !== undefined && (await waits.follow(tenderId, status)))
        logger.info({ tenderId, status }, 'a lender says more of a loan');
    },
    failed: (err) => logger.error({ err }, 'a lender was not asked about a loan'),
  });
}
