import { formatMoney } from '@loupe/money/format';
import { GraphFault } from '@loupe/subgraph-server/fault';
import type { AccountGiftCardState, QueryResolvers } from '../../gen/schema-types.ts';
import type { AccountGiftCard } from '../../../use-cases/list-gift-cards.ts';

const STATES: Readonly<Record<AccountGiftCard['state'], AccountGiftCardState>> = {
  preparing: 'PREPARING',
  ready: 'READY',
  returned: 'RETURNED',
  forgotten: 'FORGOTTEN',
};

export const accountGiftCards: QueryResolvers['accountGiftCards'] = async (_root, _args, context) => {
  if (context.customerId === null)
    throw new GraphFault('SessionExpiredError', 'Please sign in to see your gift cards.');
  const cards = await context.useCases.listGiftCards(context.shopper());
  return cards.map(({ value, state, mailedAt, isRefused, ...card }) => ({
    ...card,
    formattedValue: formatMoney(value),
    value,
    state: STATES[state],
    isEmailRefused: isRefused,
    emailedAt: mailedAt?.toISOString() ?? null,
  }));
};
