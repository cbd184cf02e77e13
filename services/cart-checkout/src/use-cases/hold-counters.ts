import { countersOf } from '@loupe/rate-limit/counters';
import type { Counter } from '@loupe/rate-limit/counters';
import { clientNetwork } from '@loupe/subgraph-server/client-network';
import type { VerifiedTender } from '../domain/placement/payment.ts';
import { HOLD_LIMITS } from '../domain/rate-limit/limits.ts';

export interface HoldLimitPorts {
  /** The digests of a text, one for each accepted key. */
  readonly digestsOf: (text: string) => readonly string[];
  /** Multiplies the limits of a network and a card. */
  readonly sourceFactor: number;
}

interface Holder {
  readonly session: string;
  readonly ipAddress: string;
  readonly tenders: readonly Pick<VerifiedTender, 'cardDigest'>[];
}

/** The counters of placements without an order. Placements keep their keys, which therefore contain no address. */
export function holdCounters(
  { digestsOf, sourceFactor: networkFactor }: HoldLimitPorts,
  { session, ipAddress, tenders }: Holder,
): Counter[] {
  const card = tenders.map(({ cardDigest }) => cardDigest).filter((digest) => digest !== '');
  const subjects = { session, network: digestsOf(clientNetwork(ipAddress)), card };
  return countersOf('hold', HOLD_LIMITS, { subjects, networkFactor });
}
