import { sweepDue } from '@loupe/database/due';
import type { PaymentOutcome } from '../domain/placement/payment.ts';
import type { Placement } from '../domain/placement/placement.ts';
import { settlePlacement } from './settle-placement.ts';
import type { SettlePlacementPorts } from './settle-placement.ts';

export interface SweepPlacementsPorts extends SettlePlacementPorts {
  readonly placements: SettlePlacementPorts['placements'] & {
    leaseDue(limit: number, leaseSeconds: number): Promise<Placement[]>;
  };
  readonly payments: SettlePlacementPorts['payments'] & {
    /** @throws when payments is not reached */
    find(placementId: string): Promise<PaymentOutcome>;
  };
}

/** Limit of one sweep. */
export const PLACEMENTS_AT_ONCE = 20;
/** Longer than the calls a sweep makes for one placement. */
const LEASE_SECONDS = 15;

/**
 * Settles a batch of overdue placements. Those that are authorised or free of charge are finished; one whose challenge was not
 * stored because of a crash gets it now; one whose provider still decides waits on; all others, also expired challenges, are cancelled. A
 * placement that cannot be settled now is due again when its lease expires.
 * @returns how many were due
 */
export const sweepPlacements = (ports: SweepPlacementsPorts): Promise<number> =>
  sweepDue({
    lease: () => ports.placements.leaseDue(PLACEMENTS_AT_ONCE, LEASE_SECONDS),
    deal: async (placement) => {
      const payment = await paymentOf(ports, placement);
      if (!isBeingDecided(placement, payment)) await settlePlacement(ports, placement, payment);
    },
    failed: (error, { id }) =>
      ports.reportFault(error, `Placement ${id} could not be settled and stays due.`),
  });

/** Payments is storing what the provider has said at this moment, and there is time left to ask again. */
const isBeingDecided = ({ state, challengeOver }: Placement, { kind }: PaymentOutcome): boolean =>
  kind === 'unknown' && state === 'challenge' && !challengeOver;

async function paymentOf(
  { payments }: SweepPlacementsPorts,
  { id, state, plan }: Placement,
): Promise<PaymentOutcome> {
  // A placement in `cancelling` can never be placed, so its payment's state does not matter.
  if (state === 'cancelling') return { kind: 'unknown' };
  // Payments has no record of a placement that is free of charge.
  if (plan.length === 0) return { kind: 'authorised', tenders: [] };
  return payments.find(id);
}
