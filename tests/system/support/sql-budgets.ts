import { randomUUID } from 'node:crypto';
import { WALLET_METHODS, type WalletMethod } from '../../../proofs/faults/fault-stack/wallets.ts';
import { ROLES } from '../../fixtures/pieces.ts';
import {
  AddToCartDocument,
  AuthoriseCardTokenDocument,
  CollectionListDocument,
  GetOrderDocument,
  GetPaymentCartDocument,
  GetProductDocument,
  InitiateCardPaymentDocument,
  SaveShippingDetailsCourierDocument,
} from '../../../web/gql/graphql.ts';
import { tokenFor } from '@loupe/scripted-shopper/card';
import { askListed } from './listed-operations.ts';
import { ADDRESS, APPROVED, BROWSER, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { statementsDuring } from './statement-log.ts';
import { payByWallet, type Measure } from './wallet-budgets.ts';
import { writeAll, WRITTEN, type Written } from './write-budgets.ts';

const PIECE = ROLES.beaverbrooks.plenty;
const LISTING = {
  key: 'necklaces',
  pageIndex: 0,
  pageSize: 24,
  ...({ sortBy: 'relevance', sortAscDesc: 'asc', filters: [] } as const),
};
const DELIVERY = {
  address: ADDRESS,
  email: 'ada@example.com',
  marketingPreference: { email: false, post: false, mobile: false },
  isBillingAddress: true,
};

type Counted = 'listing' | 'product' | 'addToCart' | 'placeOrder' | 'cartToOrder' | Written;

/** The statements of each operation, in order. */
export interface Budgets {
  readonly of: Readonly<Record<Counted | WalletMethod, readonly string[]>>;
  readonly statements: Readonly<Record<string, readonly string[]>>;
}

/**
 * Sends each operation alone, as the storefront does, and reads the statements that Postgres logged for the request pools of all
 * services, including BEGIN and COMMIT; relays, sweepers and consumers are not among them.
 */
export async function measureBudgets(): Promise<Budgets> {
  const statements: Record<string, string[]> = {};
  /** @param of what the operation is a part of, where it is not a card payment */
  const measureOf =
    (of: string): Measure =>
    async (operation, work) => {
      const { result, statements: lines } = await statementsDuring(work);
      statements[`${of}${operation}`] = lines;
      return result;
    };
  const allOf = (prefix: string): string[] =>
    Object.entries(statements).flatMap(([operation, lines]) => (operation.startsWith(prefix) ? lines : []));

  const shopper = new Shopper();
  await measureOf('')('listing', () => askListed(shopper, CollectionListDocument, LISTING));
  await measureOf('')('product', () => askListed(shopper, GetProductDocument, { code: PIECE }));
  await payByCard(shopper, measureOf('card '));
  for (const method of WALLET_METHODS) {
    const measure = measureOf(`${method} `);
    const payer = new Shopper();
    const { total } = await fillBag(payer, measure);
    await payByWallet(method, payer, total, measure);
  }
  await writeAll(measureOf(''));
  const written = Object.fromEntries(WRITTEN.map((operation) => [operation, allOf(operation)]));
  return {
    of: {
      ...(written as Record<Written, string[]>),
      listing: allOf('listing'),
      product: allOf('product'),
      addToCart: allOf('card addToCart'),
      placeOrder: allOf('card placeOrder'),
      cartToOrder: allOf('card '),
      paypal: allOf('paypal '),
      klarna: allOf('klarna '),
      applepay: allOf('applepay '),
    },
    statements,
  };
}

/** A bag with a piece and its addresses. */
async function fillBag(shopper: Shopper, measure: Measure): Promise<{ cartId: string; total: number }> {
  const ids = await variantOf(shopper, PIECE);
  const { addToCart: cart } = await measure('addToCart', () => askListed(shopper, AddToCartDocument, ids));
  if (cart.__typename !== 'Cart') throw new Error(`not added: ${cart.__typename}`);
  const { saveShippingDetailsCourier: sent } = await measure('delivery', () =>
    askListed(shopper, SaveShippingDetailsCourierDocument, { input: DELIVERY }),
  );
  if (sent.__typename !== 'Cart') throw new Error(`not sent: ${sent.__typename}`);
  return { cartId: cart.id, total: sent.totalPrice.value };
}

async function payByCard(shopper: Shopper, measure: Measure): Promise<void> {
  const { cartId, total } = await fillBag(shopper, measure);
  const { cart } = await measure('payment page', () => askListed(shopper, GetPaymentCartDocument, {}));
  if (!cart.cardFields) throw new Error('The bag came without card fields.');
  const transientToken = await tokenFor(cart.cardFields.captureContext, APPROVED);
  await measure('card set-up', () =>
    askListed(shopper, AuthoriseCardTokenDocument, { input: { cartId, transientToken } }),
  );
  const payment = {
    transientToken,
    expectedTotal: total,
    browser: BROWSER,
    idempotencyKey: randomUUID(),
  };
  const { initiateCardPayment: placed } = await measure('placeOrder', () =>
    askListed(shopper, InitiateCardPaymentDocument, { input: payment }),
  );
  if (placed.__typename !== 'OrderPlaced') throw new Error(`not placed: ${placed.__typename}`);
  const { orderNumber } = placed;
  await measure('order', () =>
    askListed(shopper, GetOrderDocument, { orderNumber, isOrderConfirmation: true }),
  );
}
