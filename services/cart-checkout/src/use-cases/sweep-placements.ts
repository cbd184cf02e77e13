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

/** How many one sweep takes. */
export const PLACEMENTS_AT_ONCE = 20;
/** Longer than the calls a sweep makes for one placement. */
const LEASE_SECONDS = 15;

/**
 * Settles a batch of placements past their time: those whose payment is held, or that cost nothing, are finished; one that a crash kept from
 * sending its shopper to the bank is sent there; all others, a challenge past its time among them, are cancelled. A placement
 * that cannot be settled now comes back when its lease ends.
 * @returns how many were due
 */
export async function sweepPlacements(ports: SweepPlacementsPorts): Promise<number> {
  const due = await ports.placements.leaseDue(PLACEMENTS_AT_ONCE, LEASE_SECONDS);
  await Promise.all(due.map((placement) => sweepOne(ports, placement)));
  return due.length;
}

async function sweepOne(ports: SweepPlacementsPorts, placement: Placement): Promise<void> {
  try {
    await settlePlacement(ports, placement, await paymentOf(ports, placement));
  } catch (error) {
    ports.reportFault(error, `Placement ${placement.id} could not be settled and stays due.`);
  }
}

async function paymentOf(
  { payments }: SweepPlacementsPorts,
  { id, state }: Placement,
): Promise<PaymentOutcome> {
  // What is being cancelled is never asked about again: nothing leads back to placed.
  if (state === 'cancelling') return { kind: 'unknown' };
  // What was claimed as authorised costs nothing: payments has never heard of it.
  if (state === 'authorised') return { kind: 'authorised', tenders: [] };
  return payments.find(id);
}
