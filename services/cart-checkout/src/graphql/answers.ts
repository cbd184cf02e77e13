import { formatMoney } from '@loupe/money/format';
import { unionAnswers } from '@loupe/subgraph-server/union-answers';
import type { PricedCart } from '../domain/pricing/priced-cart.ts';
import type { Failure } from '../domain/failures.ts';
import type { FinanceApplication } from '../domain/placement/finance-application.ts';
import type { OrderPending } from '../domain/placement/placement.ts';
import type { ShownList } from '../domain/list/shown-list.ts';
import type { AcceptApprovalAnswer } from '../use-cases/accept-approval.ts';
import type { OpenApprovalAnswer } from '../use-cases/open-approval.ts';
import type { OpenPayAgainAnswer } from '../use-cases/open-pay-again.ts';
import type { ShowGiftCardResult } from '../use-cases/show-gift-card.ts';
import type { SharedLink } from '../use-cases/share-cart.ts';
import type { Context } from './context.ts';
import { messageOf } from './failure-messages.ts';

/** The success types of the unions, each from the result of a use case. */
const SUCCESSES = {
  Cart: ({ cart }: { readonly type: 'Cart'; readonly cart: PricedCart }) => ({
    __typename: 'Cart' as const,
    ...cart,
  }),
  OrderPlaced: (placed: {
    readonly type: 'OrderPlaced';
    readonly orderNumber: string;
    readonly cart: PricedCart;
  }) => ({ __typename: 'OrderPlaced' as const, ...placed }),
  FinanceApplication: (application: FinanceApplication) => ({
    __typename: 'FinanceApplication' as const,
    ...application,
  }),
  FinanceJourneyEnded: (ended: {
    readonly type: 'FinanceJourneyEnded';
    readonly financeApplicationId: string;
  }) => ({
    __typename: 'FinanceJourneyEnded' as const,
    financeApplicationId: ended.financeApplicationId,
  }),
  GiftCardShown: ({
    card: { number, pin, value },
  }: Extract<ShowGiftCardResult, { type: 'GiftCardShown' }>) => ({
    __typename: 'GiftCardShown' as const,
    number,
    pin,
    formattedValue: formatMoney(value),
  }),
  OrderPaidAgain: (paid: { readonly type: 'OrderPaidAgain'; readonly orderNumber: string }) => ({
    __typename: 'OrderPaidAgain' as const,
    orderNumber: paid.orderNumber,
  }),
  PayAgainLeft: (left: { readonly type: 'PayAgainLeft'; readonly orderNumber: string }) => ({
    __typename: 'PayAgainLeft' as const,
    orderNumber: left.orderNumber,
  }),
  PayAgainOpened: ({
    paymentFor,
    fields: { mayStoreCard: _never, ...fields },
  }: Extract<OpenPayAgainAnswer, { type: 'PayAgainOpened' }>) => ({
    __typename: 'PayAgainOpened' as const,
    paymentFor,
    ...fields,
  }),
  OrderPending: ({ expiresAt, ...pending }: OrderPending) => ({
    ...pending,
    __typename: 'OrderPending' as const,
    expiresAt: expiresAt.toISOString(),
  }),
  SharedLink: ({ expiresAt, ...link }: SharedLink) => ({
    ...link,
    __typename: 'SharedLink' as const,
    expiresAt: expiresAt.toISOString(),
  }),
  WalletAgreement: (agreement: Extract<AcceptApprovalAnswer, { type: 'WalletAgreement' }>) => ({
    __typename: 'WalletAgreement' as const,
    ...agreement,
  }),
  WalletApproval: (approval: Extract<OpenApprovalAnswer, { type: 'WalletApproval' }>) => ({
    __typename: 'WalletApproval' as const,
    ...approval,
  }),
  ShoppingList: ({ list }: { readonly type: 'ShoppingList'; readonly list: ShownList }) => ({
    __typename: 'ShoppingList' as const,
    ...list,
  }),
  ShoppingListAndCart: ({
    list,
    cart,
  }: {
    readonly type: 'ShoppingListAndCart';
    readonly list: ShownList;
    readonly cart: PricedCart;
  }) => ({ __typename: 'ShoppingListAndCart' as const, shoppingList: list, cart }),
};

/** A use case's result as a member of a mutation's union. */
export const answer = unionAnswers<Context, Failure>()(SUCCESSES, messageOf);
