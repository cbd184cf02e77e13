import type { Tx } from '@loupe/database/tx';
import { moved } from '../domain/price-promise/moves.ts';
import type { Move, Refused } from '../domain/price-promise/moves.ts';
import type { ErrorReason, PricePromise, RejectReason } from '../domain/price-promise/price-promise.ts';
import { storePromiseMove } from './store-promise-move.ts';
import type { StorePromiseMovePorts } from './store-promise-move.ts';

/** What a member of staff decides. */
export type Decision =
  /** Pence; null matches their price. */
  | { readonly kind: 'approve'; readonly price: number | null }
  | { readonly kind: 'reject'; readonly reason: RejectReason }
  | { readonly kind: 'fail'; readonly reason: ErrorReason }
  | { readonly kind: 'reopen' | 'undo' | 'withdraw' };

export interface ServePricePromisePorts extends StorePromiseMovePorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly pricePromisesIn: (tx: Tx) => ReturnType<StorePromiseMovePorts['pricePromisesIn']> & {
    now(): Promise<Date>;
    findByNumber(number: string): Promise<PricePromise | null>;
  };
  readonly newPromiseCode: () => string;
}

export type Decided =
  | { readonly outcome: 'served'; readonly from: PricePromise; readonly to: PricePromise }
  | { readonly outcome: 'unknown' }
  | {
      readonly outcome: 'refused';
      readonly why: Refused | 'moved-meanwhile' | 'approved-before' | 'asked-again';
    };

/** Two laws that the rows of other requests decide. */
const CONFLICTS: Readonly<Record<string, 'approved-before' | 'asked-again'>> = {
  one_approved_promise_per_email: 'approved-before',
  one_open_promise_per_person: 'asked-again',
};

/** Does what a member of staff entered, with their name in the record. @param by their name */
export async function servePricePromise(
  ports: ServePricePromisePorts,
  number: string,
  decision: Decision,
  by: string,
): Promise<Decided> {
  try {
    return await ports.transaction((tx) => serve(ports, tx, { number, decision, by }));
  } catch (error) {
    const why = CONFLICTS[(error as { readonly constraint?: string }).constraint ?? ''];
    if (why === undefined) throw error;
    return { outcome: 'refused', why };
  }
}

async function serve(
  ports: ServePricePromisePorts,
  tx: Tx,
  { number, decision, by }: { number: string; decision: Decision; by: string },
): Promise<Decided> {
  const promises = ports.pricePromisesIn(tx);
  const from = await promises.findByNumber(number);
  if (from === null) return { outcome: 'unknown' };
  const at = await promises.now();
  const to = moved(from, moveOf(ports, from, decision, by), at);
  if (typeof to === 'string') return { outcome: 'refused', why: to };
  const isStored = await storePromiseMove(ports, tx, { from, to, act: decision.kind, actor: by, at });
  return isStored ? { outcome: 'served', from, to } : { outcome: 'refused', why: 'moved-meanwhile' };
}

function moveOf(
  { newPromiseCode }: ServePricePromisePorts,
  { theirPrice }: PricePromise,
  decision: Decision,
  by: string,
): Move {
  if (decision.kind === 'approve')
    return { kind: 'approve', price: decision.price ?? theirPrice, by, code: newPromiseCode() };
  if (decision.kind === 'reject') return { ...decision, by };
  return decision.kind === 'fail' ? { ...decision, by } : { kind: decision.kind };
}
