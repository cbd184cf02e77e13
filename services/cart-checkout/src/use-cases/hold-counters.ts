import { countersOf } from '@loupe/rate-limit/counters';
import { clientNetwork } from '@loupe/subgraph-server/client-network';
import type { VerifiedTender } from '../domain/placement/payment.ts';
import { ENDED_LIMITS, HOLD_LIMITS } from '../domain/rate-limit/hold-limits.ts';
import type { StockHolds } from '../domain/rate-limit/hold-limits.ts';

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
): Pick<StockHolds, 'charged' | 'ended'> {
  const card = tenders.map(({ cardDigest }) => cardDigest).filter((digest) => digest !== '');
  const network = digestsOf(clientNetwork(ipAddress));
  return {
    charged: countersOf('unpaid', HOLD_LIMITS, { subjects: { session, card }, networkFactor }),
    ended: countersOf('unpaid-ended', ENDED_LIMITS, {
      subjects: { session, card, network, pieces: network },
      networkFactor,
    }),
  };
}
