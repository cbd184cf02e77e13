import { randomUUID } from 'node:crypto';
import { authoriseToken, contextWithBag, tokenFor } from './card.ts';
import type { Shopper } from './shopper.ts';

export const APPROVED = '4111111111111111';

const FAILURE = '... on Failure { code message }';
const CART = `... on Cart { id version quantity totalPrice { value } lineItems { id sku quantity availableQuantity } }`;

export interface CartView {
  readonly __typename: 'Cart';
  readonly id: string;
  readonly version: number;
  readonly quantity: number;
  readonly totalPrice: { readonly value: number };
  readonly lineItems: ReadonlyArray<{ id: string; sku: string; quantity: number; availableQuantity: number }>;
}
export interface FailureView {
  readonly __typename: string;
  readonly code: string;
  readonly message: string;
}

export const isCart = (answer: CartView | FailureView): answer is CartView => answer.__typename === 'Cart';

interface VariantIds {
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
}

/** The ids in the button of a product page. */
export async function variantOf(shopper: Shopper, productKey: string): Promise<VariantIds> {
  const { product } = await shopper.ask<{
    product: { id: string; variants: ReadonlyArray<{ id: string; sku: string }> };
  }>(`query GetProduct($key: String!) { product(productKey: $key) { id variants { id sku } } }`, {
    key: productKey,
  });
  const [variant] = product.variants;
  return { productId: product.id, variantId: variant!.id, sku: variant!.sku };
}

/** A piece, or a gift card of a value in pounds. */
export type WantedPiece = VariantIds & { readonly giftCardValue?: number };

export async function addToCart(shopper: Shopper, ids: WantedPiece): Promise<CartView | FailureView> {
  const { addToCart: answer } = await shopper.ask<{ addToCart: CartView | FailureView }>(
    `mutation AddToCart($productId: ID!, $variantId: ID!, $sku: String!, $giftCardValue: Int) {
       addToCart(productId: $productId, variantId: $variantId, sku: $sku, giftCardValue: $giftCardValue) {
         __typename ${CART} ${FAILURE} }
     }`,
    ids,
  );
  return answer;
}

export async function updateQuantity(shopper: Shopper, lineItemId: string, quantity: number) {
  return shopper.graph<{ updateQuantity: CartView | FailureView }>(
    `mutation UpdateQuantity($lineItemId: ID!, $quantity: Int!) {
       updateQuantity(lineItemId: $lineItemId, quantity: $quantity) { __typename ${CART} ${FAILURE} }
     }`,
    { lineItemId, quantity },
  );
}

export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '07700900123',
  country: 'GB',
  streetName: 'St James’s Square',
  streetNumber: '12',
  city: 'London',
  postalCode: 'SW1Y 4JH',
};

/** With the billing address, as the page does where it is the same. */
export async function saveDelivery(shopper: Shopper, address: object = ADDRESS, email = 'ada@example.com') {
  const marketingPreference = { email: false, post: false, mobile: false };
  const input = { address, email, marketingPreference, isBillingAddress: true };
  const { saveShippingDetailsCourier: answer } = await shopper.ask<{
    saveShippingDetailsCourier: CartView | FailureView;
  }>(
    `mutation SaveShippingDetailsCourier($input: ShippingDetailsCourierInput!) {
       saveShippingDetailsCourier(input: $input) { __typename ${CART} ${FAILURE} }
     }`,
    { input },
  );
  return answer;
}

/** For other clients: our page has saved it with the delivery. */
export async function saveBilling(shopper: Shopper): Promise<CartView | FailureView> {
  const { saveBillingDetails: answer } = await shopper.ask<{ saveBillingDetails: CartView | FailureView }>(
    `mutation SaveBillingDetails($input: BillingDetailsInput!) {
       saveBillingDetails(input: $input) { __typename ${CART} ${FAILURE} }
     }`,
    { input: { choice: 'SAME_AS_DELIVERY' } },
  );
  return answer;
}

export interface PlacementAnswer extends FailureView {
  readonly orderNumber?: string;
  readonly placementId?: string;
}

/** The browser data that the page sends to the bank. */
export const BROWSER = {
  language: 'en-GB',
  javaEnabled: false,
  colorDepth: 24,
  screenHeight: 900,
  screenWidth: 1440,
  timeDifference: 0,
};

/** Sends the payment as the page does. @returns the union member the service answered. */
export async function pay(
  shopper: Shopper,
  input: { transientToken: string; expectedTotal: number; idempotencyKey?: string; reCaptchaToken?: string },
): Promise<PlacementAnswer> {
  const { initiateCardPayment: answer } = await shopper.ask<{ initiateCardPayment: PlacementAnswer }>(
    `mutation InitiateCardPayment($input: InitiateCardPaymentInput!) {
       initiateCardPayment(input: $input) {
         __typename ... on OrderPlaced { orderNumber } ... on OrderPending { placementId } ${FAILURE}
       }
     }`,
    { input: { ...input, browser: BROWSER } },
  );
  return answer;
}

export interface ReadyToPay {
  readonly cart: CartView;
  readonly transientToken: string;
}

/** A bag with one piece, an address and a card token: everything but the payment. */
export async function readyToPay(shopper: Shopper, ids: VariantIds, card = APPROVED): Promise<ReadyToPay> {
  const added = await addToCart(shopper, ids);
  if (!isCart(added)) throw new Error(`not added: ${added.message}`);
  const cart = await saveDelivery(shopper);
  if (!isCart(cart)) throw new Error(`not sent: ${cart.message}`);
  const transientToken = await tokenFor(await contextWithBag(shopper), card);
  await authoriseToken(shopper, cart.id, transientToken);
  return { cart, transientToken };
}

/** The whole journey with an approved card. @returns the order number. */
export async function buy(shopper: Shopper, ids: VariantIds): Promise<string> {
  const { cart, transientToken } = await readyToPay(shopper, ids);
  const answer = await pay(shopper, {
    transientToken,
    expectedTotal: cart.totalPrice.value,
    idempotencyKey: randomUUID(),
  });
  if (!answer.orderNumber) throw new Error(`${answer.code}: ${answer.message}`);
  return answer.orderNumber;
}
