import {
  APPROVED,
  addToCart,
  isCart,
  pay,
  saveBilling,
  saveDelivery,
  variantOf,
  type CartView,
} from './order.ts';
import { authoriseToken, cardToken } from './card.ts';
import { Shopper } from './shopper.ts';
import { statementsDuring } from './statement-log.ts';

/** What the storefront asks for a page of cards. */
const LISTING = `query CollectionList($key: String!) {
  collectionList(query: $key, pageSize: 24, pageIndex: 0) {
    category { key name description breadcrumb { name url } subCategories { key name listingUrl } }
    products { id code name brand productUrl badge webProductStatus priceUponEnquiry retailOnly
      price { formattedPrice formattedWasPrice value } media { name alt } variants { id sku } }
    pagination { currentPage numberOfPages pageSize sort totalNumberOfResults }
    sorts { key name selected }
    breadcrumbs { name url }
  }
}`;

/** What it asks for a product page. */
const PRODUCT = `query GetProduct($key: String!) {
  product(productKey: $key) {
    id code sku name description brand productType productUrl slug purchaseable retailOnly priceUponEnquiry badge webProductStatus
    price { formattedPrice formattedWasPrice value wasValue }
    variants { id sku ringSize ringSizeLetter stockLevel webProductStatus price { value formattedPrice } }
    media { name alt } specifications { group name value } categories { key name } breadcrumbs { name url }
    nddCountdown { countdownSeconds leadTime deliveryPrice free }
    productRelations { id code name brand productUrl price { formattedPrice } media { name alt } }
  }
}`;

const ORDER_STATUS = `query GetOrder($orderNumber: String!) {
  order(orderNumber: $orderNumber, isOrderConfirmation: true) { __typename ... on Order { orderNumber status totalPrice { value } } }
}`;

export interface Budgets {
  readonly counts: Record<'listing' | 'product' | 'addToCart' | 'placeOrder' | 'cartToOrder', number>;
  readonly statements: Record<string, string[]>;
}

/**
 * Runs each operation alone and counts the statements that Postgres itself wrote down for request pools of all services,
 * BEGIN and COMMIT included; relays, sweepers and consumers are background and not counted.
 */
export async function measureBudgets(): Promise<Budgets> {
  const statements: Record<string, string[]> = {};
  const measure = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    const { result, statements: lines } = await statementsDuring(work);
    statements[operation] = lines;
    return result;
  };
  const shopper = new Shopper();
  const ids = await variantOf(shopper, '0100002');
  await measure('listing', () => shopper.ask(LISTING, { key: 'necklaces' }));
  await measure('product', () => shopper.ask(PRODUCT, { key: '0100002' }));
  const cart = (await measure('addToCart', () => addToCart(shopper, ids))) as CartView;
  if (!isCart(cart)) throw new Error('the bag did not take the piece');
  await measure('delivery', () => saveDelivery(shopper));
  const billed = (await measure('billing', () => saveBilling(shopper))) as CartView;
  const transientToken = await measure('capture context', () => cardToken(shopper, cart.id, APPROVED));
  await measure('card set-up', () => authoriseToken(shopper, cart.id, transientToken));
  const expectedTotal = billed.totalPrice.value;
  const placed = await measure('placeOrder', () => pay(shopper, { transientToken, expectedTotal }));
  if (!placed.orderNumber) throw new Error(`${placed.code}: ${placed.message}`);
  await measure('order status', () => shopper.ask(ORDER_STATUS, { orderNumber: placed.orderNumber }));
  const count = (operation: string) => statements[operation]!.length;
  const journey = [
    'addToCart',
    'delivery',
    'billing',
    'capture context',
    'card set-up',
    'placeOrder',
    'order status',
  ];
  return {
    counts: {
      listing: count('listing'),
      product: count('product'),
      addToCart: count('addToCart'),
      placeOrder: count('placeOrder'),
      cartToOrder: journey.map(count).reduce((sum, n) => sum + n, 0),
    },
    statements,
  };
}
