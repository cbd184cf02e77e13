import type { NewWork } from '@loupe/database/later-work';
import type { Tx } from '@loupe/database/tx';
import type { LaterKinds } from '../domain/later-kinds.ts';
import { orderMessageId } from '../domain/order/order-message.ts';

export interface RepeatDispatchPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly refusedDispatchesIn: (tx: Tx) => {
    /** Ends the open refusal of the order. @returns its id, or undefined when none is open */
    repeat(orderNumber: string, operator: string): Promise<string | undefined>;
  };
  readonly laterIn: (tx: Tx) => { store(work: NewWork<LaterKinds>): Promise<void> };
}

/** Has an order that the warehouse refused sent to it again. @returns whether one was refused */
export function repeatDispatch(
  { transaction, refusedDispatchesIn, laterIn }: RepeatDispatchPorts,
  orderNumber: string,
  operator: string,
): Promise<boolean> {
  return transaction(async (tx) => {
    const orderId = await refusedDispatchesIn(tx).repeat(orderNumber, operator);
    if (orderId === undefined) return false;
    const dispatch = { type: 'dispatch', orderId } as const;
    await laterIn(tx).store({ id: orderMessageId(dispatch), kind: 'dispatch', payload: dispatch });
    return true;
  });
}
