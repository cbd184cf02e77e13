import { randomUUID } from 'node:crypto';
import { walletsAt, type WalletMethod, type Wallets } from '../../../proofs/faults/fault-stack/wallets.ts';
import {
  ApplePayValidateDocument,
  CapturePayPalPaymentDocument,
  CreateKlarnaSessionDocument,
  CreatePayPalOrderDocument,
  GetOrderDocument,
  PlaceApplePayOrderDocument,
  PlaceKlarnaOrderDocument,
} from '../../../web/gql/graphql.ts';
import { askListed } from './listed-operations.ts';
import { APPROVED } from '@loupe/scripted-shopper/order';
import type { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';

/** Runs one operation alone and counts it. */
export type Measure = <T>(operation: string, work: () => Promise<T>) => Promise<T>;

interface Paying {
  readonly shopper: Shopper;
  readonly measure: Measure;
  readonly wallets: Wallets;
  readonly bag: { readonly expectedTotal: number; readonly idempotencyKey: string };
}

/** Each from its first operation to the order number. What the shopper does at the provider, and what that tells us meanwhile, is not counted. */
const PAY: Readonly<Record<WalletMethod, (paying: Paying) => Promise<string>>> = {
  async paypal({ shopper, measure, wallets, bag }) {
    const { createPayPalOrder: begun } = await measure('begin', () =>
      askListed(shopper, CreatePayPalOrderDocument, { input: bag }),
    );
    if (begun.__typename !== 'OrderPending') throw new Error(begun.__typename);
    const { placementId, stepUpUrl } = begun;
    await wallets.agreeAtPayPal(stepUpUrl, 'ANNAPAYS00001');
    await wallets.of.paypal.notices();
    const { capturePayPalPayment: placed } = await measure('place', () =>
      askListed(shopper, CapturePayPalPaymentDocument, { input: { placementId } }),
    );
    return numberOf(placed);
  },

  async klarna({ shopper, measure, wallets, bag }) {
    const { createKlarnaSession: begun } = await measure('begin', () =>
      askListed(shopper, CreateKlarnaSessionDocument, { input: bag }),
    );
    if (begun.__typename !== 'OrderPending') throw new Error(begun.__typename);
    const { placementId, accessToken } = begun;
    // Its message would place the order in the background, as it does for a shopper who has left.
    await wallets.of.klarna.disturb(['lose']);
    await wallets.agreeAtKlarna(accessToken);
    await wallets.of.klarna.notices();
    const { placeKlarnaOrder: placed } = await measure('place', () =>
      askListed(shopper, PlaceKlarnaOrderDocument, { input: { placementId } }),
    );
    return numberOf(placed);
  },

  async applepay({ shopper, measure, wallets, bag }) {
    const validationUrl = `https://127.0.0.1:${stackUnderTest().ports['applepay-gateway']}/paymentservices/startSession`;
    await measure('begin', () => askListed(shopper, ApplePayValidateDocument, { input: { validationUrl } }));
    const paymentData = await wallets.appleToken(APPROVED, bag.expectedTotal);
    const { placeApplePayOrder: placed } = await measure('place', () =>
      askListed(shopper, PlaceApplePayOrderDocument, { input: { ...bag, paymentData } }),
    );
    return numberOf(placed);
  },
};

/** Pays for a bag with its addresses, and looks at the order. @param expectedTotal minor units */
export async function payByWallet(
  method: WalletMethod,
  shopper: Shopper,
  expectedTotal: number,
  measure: Measure,
): Promise<void> {
  const wallets = walletsAt((sandbox) => `http://127.0.0.1:${stackUnderTest().ports[sandbox]}`);
  const bag = { expectedTotal, idempotencyKey: randomUUID() };
  const orderNumber = await PAY[method]({ shopper, measure, wallets, bag });
  await measure('order', () =>
    askListed(shopper, GetOrderDocument, { orderNumber, isOrderConfirmation: true }),
  );
}

function numberOf(answer: { readonly __typename: string; readonly orderNumber?: string }): string {
  if (answer.orderNumber === undefined) throw new Error(`not placed: ${answer.__typename}`);
  return answer.orderNumber;
}
