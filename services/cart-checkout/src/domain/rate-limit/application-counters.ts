import { countersOf } from '@loupe/rate-limit/counters';
import type { Counter } from '@loupe/rate-limit/counters';
import { isGuest } from '../shopper.ts';
import type { Shopper } from '../shopper.ts';
import { APPLICATION_LIMITS } from './limits.ts';

interface Subjects {
  /** Digests. What a guest types must not keep a customer from applying, so a customer is not counted by it. */
  readonly email: readonly string[];
  /** Digests, as in the keys of a placement that counts its end. */
  readonly network: readonly string[];
}

/** On what an application for a loan is counted (MU-15). */
export const applicationCounters = (
  shopper: Shopper,
  { email, network }: Subjects,
  networkFactor: number,
): Counter[] =>
  countersOf('application', APPLICATION_LIMITS, {
    subjects: {
      shopper: `${shopper.site} ${shopper.owner}`,
      email: isGuest(shopper) ? email : null,
      network,
    },
    networkFactor,
  });
