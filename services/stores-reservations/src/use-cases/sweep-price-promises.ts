import { sweepDue } from '@loupe/database/due';
import type { Tx } from '@loupe/database/tx';
import { moved } from '../domain/price-promise/moves.ts';
import type { PricePromise } from '../domain/price-promise/price-promise.ts';
import { storePromiseMove } from './store-promise-move.ts';
import type { StorePromiseMovePorts } from './store-promise-move.ts';

export interface SweepPricePromisesPorts extends StorePromiseMovePorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly pricePromises: { leaseDue(limit: number, seconds: number): Promise<PricePromise[]> };
  readonly pricePromisesIn: (tx: Tx) => ReturnType<StorePromiseMovePorts['pricePromisesIn']> & {
    now(): Promise<Date>;
    find(id: string): Promise<PricePromise | null>;
  };
  readonly reportFault: (error: unknown, what: string) => void;
}

/** Limit of one sweep. */
export const PROMISES_AT_ONCE = 20;
/** Longer than a sweep takes. */
const LEASE_SECONDS = 15;

/** Tells visitors of a delay, and ends prices that nobody used in time. @returns how many were due */
export const sweepPricePromises = (ports: SweepPricePromisesPorts): Promise<number> =>
  sweepDue({
    lease: () => ports.pricePromises.leaseDue(PROMISES_AT_ONCE, LEASE_SECONDS),
    deal: (due) => sweepOne(ports, due),
    failed: (error, { number }) =>
      ports.reportFault(error, `Price promise ${number} is due and could not be moved; it stays due.`),
  });

const sweepOne = (ports: SweepPricePromisesPorts, { id, version }: PricePromise): Promise<void> =>
  ports.transaction(async (tx) => {
    const from = await ports.pricePromisesIn(tx).find(id);
    if (from === null || from.version !== version) return;
    const at = await ports.pricePromisesIn(tx).now();
    const act = from.state === 'APPROVED' ? 'end' : 'late';
    const to = moved(from, { kind: act }, at);
    if (typeof to !== 'string') await storePromiseMove(ports, tx, { from, to, act, actor: 'clock', at });
  });
