import { randomUUID } from 'node:crypto';
import { ROLES } from '../../fixtures/pieces.ts';
import {
  AddToCartDocument,
  AuthoriseCardTokenDocument,
  CollectionListDocument,
  CybsGetCaptureContextDocument,
  GetOrderDocument,
  GetProductDocument,
  InitiateCardPaymentDocument,
  SaveBillingDetailsDocument,
  SaveShippingDetailsCourierDocument,
} from '../../../web/gql/graphql.ts';
import { tokenFor } from './card.ts';
import { askListed } from './listed-operations.ts';
import { ADDRESS, APPROVED, BROWSER, variantOf } from './order.ts';
import { Shopper } from './shopper.ts';
import { statementsDuring } from './statement-log.ts';

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
};

export interface Budgets {
  readonly counts: Record<'listing' | 'product' | 'addToCart' | 'placeOrder' | 'cartToOrder', number>;
  readonly statements: Record<string, string[]>;
}

/**
 * Sends each operation alone, as the storefront does, and counts the statements that Postgres logged for the request pools of all
 * services, including BEGIN and COMMIT; relays, sweepers and consumers are not counted.
 */
export async function measureBudgets(): Promise<Budgets> {
  const statements: Record<string, string[]> = {};
  const measure = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    const { result, statements: lines } = await statementsDuring(work);
    statements[operation] = lines;
    return result;
  };
  const shopper = new Shopper();
  const ids = await variantOf(shopper, PIECE);
  await measure('listing', () => askListed(shopper, CollectionListDocument, LISTING));
  await measure('product', () => askListed(shopper, GetProductDocument, { code: PIECE }));
  const { addToCart: cart } = await measure('addToCart', () => askListed(shopper, AddToCartDocument, ids));
  if (cart.__typename !== 'Cart') throw new Error(`not added: ${cart.__typename}`);
  const cartId = cart.id;
  await measure('delivery', () =>
    askListed(shopper, SaveShippingDetailsCourierDocument, { input: DELIVERY }),
  );
  const { saveBillingDetails: billed } = await measure('billing', () =>
    askListed(shopper, SaveBillingDetailsDocument, { input: { choice: 'SAME_AS_DELIVERY' } }),
  );
  if (billed.__typename !== 'Cart') throw new Error(`not billed: ${billed.__typename}`);
  const { cybsGetCaptureContext } = await measure('capture context', () =>
    askListed(shopper, CybsGetCaptureContextDocument, { cartId }),
  );
  const transientToken = await tokenFor(cybsGetCaptureContext.captureContext, APPROVED);
  await measure('card set-up', () =>
    askListed(shopper, AuthoriseCardTokenDocument, { input: { cartId, transientToken } }),
  );
  const payment = {
    transientToken,
    expectedTotal: billed.totalPrice.value,
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
  const count = (operation: string) => statements[operation]!.length;
  const { listing, product, ...journey } = statements;
  return {
    counts: {
      listing: listing!.length,
      product: product!.length,
      addToCart: count('addToCart'),
      placeOrder: count('placeOrder'),
      cartToOrder: Object.keys(journey)
        .map(count)
        .reduce((sum, n) => sum + n, 0),
    },
    statements,
  };
}
