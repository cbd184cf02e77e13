import type { Due } from '../domain/pay-again/due.ts';
import { judgePayAgain, linkedOrder } from './judge-pay-again.ts';
import type { JudgePayAgainPorts } from './judge-pay-again.ts';

export type ViewPayAgainPorts = JudgePayAgainPorts;

export interface ShownPayAgain {
  readonly orderNumber: string;
  readonly due: Due;
}

/**
 * What the one who has a link can do; null for a link that is not ours, or of the other site. Nothing is written.
 * @throws DependencyDownError when payments cannot say
 */
export async function viewPayAgain(
  ports: ViewPayAgainPorts,
  site: string,
  token: string,
): Promise<ShownPayAgain | null> {
  const linked = await linkedOrder(ports, site, token);
  if (linked === null) return null;
  return { orderNumber: linked.order.orderNumber, due: await judgePayAgain(ports, linked) };
}
