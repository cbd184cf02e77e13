import { sweepDue } from '@loupe/database/due';
import type { Tx } from '@loupe/database/tx';
import { moved } from '../domain/reservation/moves.ts';
import { isOver } from '../domain/reservation/reservation.ts';
import type { Reservation } from '../domain/reservation/reservation.ts';
import { endOver } from './end-over.ts';
import { storeMove } from './store-move.ts';
import type { StoreMovePorts } from './store-move.ts';

export interface SweepReservationsPorts extends StoreMovePorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly reservations: { leaseDue(limit: number, seconds: number): Promise<Reservation[]> };
  readonly reservationsIn: (tx: Tx) => ReturnType<StoreMovePorts['reservationsIn']> & {
    now(): Promise<Date>;
    find(id: string): Promise<Reservation | null>;
  };
  readonly reportFault: (error: unknown, what: string) => void;
}

/** Limit of one sweep. */
export const RESERVATIONS_AT_ONCE = 20;
/** Longer than a sweep takes. */
const LEASE_SECONDS = 15;

/** Ends holds that are over, and reminds stores of requests. @returns how many were due */
export const sweepReservations = (ports: SweepReservationsPorts): Promise<number> =>
  sweepDue({
    lease: () => ports.reservations.leaseDue(RESERVATIONS_AT_ONCE, LEASE_SECONDS),
    deal: (due) => sweepOne(ports, due),
    failed: (error, { number }) =>
      ports.reportFault(error, `Reservation ${number} is due and could not be moved; it stays due.`),
  });

const sweepOne = (ports: SweepReservationsPorts, { id, version }: Reservation): Promise<void> =>
  ports.transaction(async (tx) => {
    const from = await ports.reservationsIn(tx).find(id);
    if (from === null || from.version !== version) return;
    const now = await ports.reservationsIn(tx).now();
    if (isOver(from, now)) return endOver(ports, tx, from, now);
    const to = moved(from, { kind: 'remind' }, { times: { week: [], exceptions: [] }, now });
    if (typeof to !== 'string')
      await storeMove(ports, tx, { from, to, act: 'remind', actor: 'clock', at: now });
  });
