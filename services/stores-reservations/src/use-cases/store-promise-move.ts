import type { Tx } from '@loupe/database/tx';
import { mailOf } from '../domain/price-promise/mails-of.ts';
import type { PromiseMail } from '../domain/price-promise/mails-of.ts';
import type { MoveKind } from '../domain/price-promise/moves.ts';
import type { PricePromise } from '../domain/price-promise/price-promise.ts';
import type { Act } from './ports/reservations.ts';

export interface StorePromiseMovePorts {
  readonly pricePromisesIn: (tx: Tx) => {
    move(from: PricePromise, to: PricePromise): Promise<boolean>;
    record(promise: PricePromise, act: Act): Promise<void>;
  };
  readonly promiseMailsIn: (tx: Tx) => {
    owe(mail: PromiseMail, promise: Pick<PricePromise, 'id' | 'version'>): Promise<void>;
  };
  readonly publishPricePromise: (tx: Tx, promise: PricePromise, act: Act) => Promise<void>;
}

export interface PromiseMoved {
  readonly from: PricePromise;
  readonly to: PricePromise;
  readonly act: MoveKind;
  /** `clock`, `checkout`, or the name of a member of staff. */
  readonly actor: string;
  readonly at: Date;
}

/** Stores a move with who made it, its event and its e-mail. @returns false when somebody else has moved it, and nothing is stored */
export async function storePromiseMove(
  ports: StorePromiseMovePorts,
  tx: Tx,
  { from, to, act, actor, at }: PromiseMoved,
): Promise<boolean> {
  if (!(await ports.pricePromisesIn(tx).move(from, to))) return false;
  await tellPromise(ports, tx, to, { act, actor, at });
  return true;
}

/** Records, publishes and writes about what a request is after an act. */
export async function tellPromise(
  ports: StorePromiseMovePorts,
  tx: Tx,
  promise: PricePromise,
  act: Act & { readonly act: MoveKind | 'ask' },
): Promise<void> {
  await ports.pricePromisesIn(tx).record(promise, act);
  await ports.publishPricePromise(tx, promise, act);
  const mail = mailOf(act.act, promise);
  if (mail !== null) await ports.promiseMailsIn(tx).owe(mail, promise);
}
