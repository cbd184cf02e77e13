import type { Order } from '../domain/order/order.ts';
import type { PayAgainLink } from '../domain/pay-again/pay-again.ts';

export interface LinkToPayAgainPorts {
  readonly payAgainLinks: { make(link: PayAgainLink): string };
}

/** The token of a link by which an order is paid again, for those who may see the order; null where nothing is to be paid. */
export async function linkToPayAgain(
  { payAgainLinks }: LinkToPayAgainPorts,
  { id: orderId, missingMoney, status }: Pick<Order, 'id' | 'missingMoney' | 'status'>,
): Promise<string | null> {
  if (missingMoney === null || missingMoney.isPaid || status === 'CANCELLED') return null;
  return payAgainLinks.make({ orderId, episode: BigInt(missingMoney.episode) });
}
