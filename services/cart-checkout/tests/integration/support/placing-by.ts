import type { BrowserReport } from '../../../src/domain/placement/browser.ts';
import type { Shopper } from '../../../src/domain/shopper.ts';
import { asFreeAnswer, asGivexAnswer } from '../../../src/graphql/placing-answers.ts';
import type { UseCases } from '../../../src/bind-use-cases.ts';
import type { CheckedCaller } from '../../../src/use-cases/limit-ports.ts';
import type { PlaceRequest } from '../../../src/use-cases/place-order.ts';
import { CLIENT } from './client.ts';

type Paid = Omit<PlaceRequest, 'method' | 'secrets' | 'caller' | 'browser'>;
export interface ByCard extends Paid {
  readonly transientToken: string;
  readonly browser: BrowserReport | null;
}

const CALLER = { session: 'session', network: '203.0.113.0/24' };

/** The mutations that place an order, without the graph. */
export const placingBy = ({ placeOrder }: Pick<UseCases, 'placeOrder'>) => ({
  placeOrderByCard: (shopper: Shopper, { transientToken, ...request }: ByCard) =>
    placeOrder(shopper, {
      ...request,
      caller: CALLER,
      method: 'credit-card',
      secrets: { 'credit-card': transientToken },
    }),

  createGivexOrder: async (shopper: Shopper, request: Paid) =>
    asGivexAnswer(
      await placeOrder(shopper, { ...request, caller: CALLER, method: 'givex', secrets: {}, browser: null }),
    ),

  createFreeOfChargeOrder: async (
    shopper: Shopper,
    request: Pick<PlaceRequest, 'expectedTotal' | 'idempotencyKey'>,
    { ipAddress, reCaptchaToken, ...caller }: CheckedCaller,
  ) =>
    asFreeAnswer(
      await placeOrder(shopper, {
        ...request,
        caller,
        reCaptchaToken,
        method: null,
        secrets: {},
        browser: null,
        client: { ...CLIENT, ipAddress },
      }),
    ),
});
