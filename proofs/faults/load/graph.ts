import { BROWSER } from '@loupe/scripted-shopper/order';
import type { Shopper } from '@loupe/scripted-shopper/shopper';

/** Any member of the unions that payment mutations answer. */
export interface PayAnswer {
  readonly __typename: string;
  readonly orderNumber?: string;
  readonly placementId?: string;
  readonly accessToken?: string;
  readonly stepUpUrl?: string;
  readonly code?: string;
  readonly total?: number;
}

export const ANSWER = `__typename ... on OrderPlaced { orderNumber } ... on OrderPending { placementId accessToken stepUpUrl }
  ... on Failure { code message }`;

export async function initiate(
  shopper: Shopper,
  input: { transientToken: string; expectedTotal: number; idempotencyKey?: string },
): Promise<PayAnswer> {
  const { initiateCardPayment } = await shopper.ask<{ initiateCardPayment: PayAnswer }>(
    `mutation InitiateCardPayment($input: InitiateCardPaymentInput!) {
       initiateCardPayment(input: $input) { ${ANSWER} }
     }`,
    { input: { ...input, browser: BROWSER } },
  );
  return initiateCardPayment;
}

/** Places the order of a bag that gift cards cover. */
export async function initiateByGiftCards(
  shopper: Shopper,
  input: { expectedTotal: number; idempotencyKey?: string },
): Promise<PayAnswer> {
  const { createGivexOrder } = await shopper.ask<{ createGivexOrder: PayAnswer }>(
    `mutation CreateGivexOrder($input: CreateGivexOrderInput!) {
       createGivexOrder(input: $input) {
         __typename ... on OrderPlaced { orderNumber } ... on Failure { code message }
       }
     }`,
    { input },
  );
  return createGivexOrder;
}

export async function validate(shopper: Shopper, placementId: string): Promise<PayAnswer> {
  const { validateCardPayment } = await shopper.ask<{ validateCardPayment: PayAnswer }>(
    `mutation ValidateCardPayment($input: ValidateCardPaymentInput!) {
       validateCardPayment(input: $input) { ${ANSWER} }
     }`,
    { input: { placementId } },
  );
  return validateCardPayment;
}

export async function abandon(shopper: Shopper, placementId: string): Promise<PayAnswer> {
  const { abandonCardPayment } = await shopper.ask<{ abandonCardPayment: PayAnswer }>(
    `mutation AbandonCardPayment($input: AbandonCardPaymentInput!) {
       abandonCardPayment(input: $input) { __typename ... on OrderPlaced { orderNumber } ... on Failure { code message } }
     }`,
    { input: { placementId } },
  );
  return abandonCardPayment;
}

export const remember = (shopper: Shopper, productKey: string): Promise<object> =>
  shopper.ask(
    `mutation AddToShoppingList($productKey: String!) { addToShoppingList(productKey: $productKey) { __typename } }`,
    { productKey },
  );

export const forget = (shopper: Shopper, productKey: string): Promise<object> =>
  shopper.ask(
    `mutation RemoveFromShoppingList($productKey: String!) { removeFromShoppingList(productKey: $productKey) { __typename } }`,
    { productKey },
  );

export const enterCode = (shopper: Shopper, code: string): Promise<object> =>
  shopper.ask(`mutation AddDiscountCode($code: String!) { addDiscountCode(code: $code) { __typename } }`, {
    code,
  });

/** Reads an order as the confirmation page does, or by number and e-mail. @returns whether it was found */
export async function readOrder(shopper: Shopper, orderNumber: string, email?: string): Promise<boolean> {
  const { order } = await shopper.ask<{ order: { orderNumber: string } | null }>(
    `query GetOrder($orderNumber: String!, $email: String, $confirmation: Boolean!) {
       order(orderNumber: $orderNumber, email: $email, isOrderConfirmation: $confirmation) {
         ... on Order { orderNumber status }
       }
     }`,
    { orderNumber, confirmation: email === undefined, ...(email ? { email } : {}) },
  );
  return order?.orderNumber === orderNumber;
}

/** Prepares payer authentication; without it the bank challenges more often. */
export async function setUpAuthentication(
  shopper: Shopper,
  cartId: string,
  transientToken: string,
): Promise<void> {
  await shopper.ask(
    `mutation AuthoriseCardToken($input: AuthoriseCardTokenInput!) {
       authoriseCardToken(input: $input) { __typename }
     }`,
    { input: { cartId, transientToken } },
  );
}

/** The provider's id of the authentication, read from the token that the page posts to the bank. */
export function transactionOf(accessToken: string): string {
  const [, payload = ''] = accessToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    Payload: { TransactionId: string };
  };
  return claims.Payload.TransactionId;
}

/** @returns the link's token, null where a limit refuses it */
export async function shareBag(shopper: Shopper): Promise<string | null> {
  const { shareCart } = await shopper.ask<{ shareCart: { token?: string } }>(
    'mutation ShareCart { shareCart { __typename ... on SharedLink { token } ... on Failure { code } } }',
  );
  return shareCart.token ?? null;
}

export async function openSharedBag(shopper: Shopper, token: string): Promise<void> {
  const { sharedCart } = await shopper.ask<{ sharedCart: object | null }>(
    'query SharedCart($token: String!) { sharedCart(token: $token) { __typename } }',
    { token },
  );
  if (sharedCart === null) throw new Error('The link to a shared bag leads nowhere.');
}
