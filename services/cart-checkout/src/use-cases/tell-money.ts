import type { OrderMoney } from '../domain/order/order-money.ts';
import { OrderMissingError } from './order-missing-error.ts';

export interface TellMoneyPorts {
  readonly orderMoney: {
    /** The state as it is now. */
    find(orderId: string): Promise<(OrderMoney & { readonly orderNumber: string }) | null>;
  };
  readonly moneyAtWarehouse: {
    /** Of two states the warehouse keeps the later version. @throws DeferredError, DependencyDownError */
    sendMoney(orderNumber: string, money: OrderMoney): Promise<void>;
  };
  /** Writes a log line; `about` contains no personal data. */
  readonly log?: (about: object, message: string) => void;
}

/** Tells the warehouse the latest state, which may be later than the one that was to be told. */
export async function tellMoney(
  { orderMoney, moneyAtWarehouse, log }: TellMoneyPorts,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  const money = await orderMoney.find(orderId);
  if (money === null) throw new OrderMissingError(`There is no order ${orderId}.`);
  const { orderNumber, state } = money;
  await moneyAtWarehouse.sendMoney(orderNumber, money);
  log?.({ orderNumber, state, version: String(money.version) }, 'warehouse told of the money');
}
