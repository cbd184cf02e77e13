import type { Due } from '../../../domain/pay-again/due.ts';
import type { PayAgainState, QueryResolvers } from '../../gen/schema-types.ts';
import { toPrice } from '../../price.ts';

const STATES = {
  due: 'DUE',
  checking: 'CHECKING',
  paid: 'PAID',
  nothing: 'NOTHING_DUE',
  cancelled: 'ORDER_CANCELLED',
  expired: 'EXPIRED',
} as const satisfies Record<Due['kind'], PayAgainState>;

export const payAgain: QueryResolvers['payAgain'] = async (_root, { token }, { useCases, site }) => {
  const shown = await useCases.viewPayAgain(site, token);
  if (shown === null) return null;
  const { orderNumber, due } = shown;
  return { orderNumber, state: STATES[due.kind], amount: due.kind === 'due' ? toPrice(due.amount) : null };
};
