import type { Tx } from '@loupe/database/tx';
import { moved } from '../domain/price-promise/moves.ts';
import type { PricePromise } from '../domain/price-promise/price-promise.ts';
import { lastApproval } from './last-approval.ts';
import type { PromiseAct } from './ports/price-promises.ts';
import { storePromiseMove } from './store-promise-move.ts';
import type { StorePromiseMovePorts } from './store-promise-move.ts';

export interface UsePricePromisePorts extends StorePromiseMovePorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly pricePromisesIn: (tx: Tx) => ReturnType<StorePromiseMovePorts['pricePromisesIn']> & {
    now(): Promise<Date>;
    findByCodes(codes: readonly string[]): Promise<PricePromise[]>;
    acts(id: string): Promise<PromiseAct[]>;
  };
}

/** Which order used a price, as checkout tells it. Again: nothing is done. @returns how many prices it used */
export const usePricePromises = (
  ports: UsePricePromisePorts,
  orderNumber: string,
  codes: readonly string[],
): Promise<number> =>
  ports.transaction(async (tx) => {
    const promises = ports.pricePromisesIn(tx);
    const at = await promises.now();
    let used = 0;
    for (const from of await promises.findByCodes(codes)) {
      const approval = from.state === 'APPROVED' ? null : lastApproval(from, await promises.acts(from.id));
      const to = moved(from, { kind: 'use', order: orderNumber, approval }, at);
      if (typeof to === 'string') continue;
      const isStored = await storePromiseMove(ports, tx, { from, to, act: 'use', actor: 'checkout', at });
      // Somebody moves it at this moment: the event is handled again.
      if (!isStored) throw new Error(`Price promise ${from.number} is being moved.`);
      used += 1;
    }
    return used;
  });
