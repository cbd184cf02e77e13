import { request } from 'undici';
import type { Shopper } from './shopper.ts';
import { stackUnderTest } from './stack.ts';

/** The provider's ledger, filtered by our reference (the order number) if one is given. */
export interface LedgerView {
  readonly payments: ReadonlyArray<{ reference: string; status: string; amount: string }>;
}

const provider = (path: string): string => `http://127.0.0.1:${stackUnderTest().ports['cybersource']}${path}`;

/** The capture context that comes with the bag of the payment page. */
export async function contextWithBag(shopper: Shopper): Promise<string> {
  const { cart } = await shopper.ask<{ cart: { cardFields: { captureContext: string } | null } }>(
    `query GetPaymentCart { cart { id version quantity totalPrice { value } lineItems { id sku } cardFields { captureContext } } }`,
  );
  if (cart.cardFields === null) throw new Error('The bag came without card fields.');
  return cart.cardFields.captureContext;
}

/** Another capture context for the shopper's cart. */
export async function captureContext(shopper: Shopper, cartId: string): Promise<string> {
  const { cybsGetCaptureContext } = await shopper.ask<{ cybsGetCaptureContext: { captureContext: string } }>(
    `query CybsGetCaptureContext($cartId: ID!) { cybsGetCaptureContext(cartId: $cartId) { captureContext } }`,
    { cartId },
  );
  return cybsGetCaptureContext.captureContext;
}

/** Types a card into the provider's fields. @returns the token for a shopper's cart */
export const cardToken = async (
  shopper: Shopper,
  cartId: string,
  number: string,
  securityCode?: string,
): Promise<string> => tokenFor(await captureContext(shopper, cartId), number, securityCode);

/** The number goes to the provider and nowhere else. */
export async function tokenFor(
  captureContext: string,
  number: string,
  securityCode = '123',
): Promise<string> {
  const { statusCode, body } = await request(provider('/flex/v2/tokens'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      captureContext,
      card: { number, expirationMonth: '12', expirationYear: '2031', securityCode },
    }),
  });
  const text = await body.text();
  if (statusCode !== 201) throw new Error(`card refused by the fields: ${text}`);
  return text;
}

/** Sets up payer authentication, as the page does between card and payment. */
export async function authoriseToken(
  shopper: Shopper,
  cartId: string,
  transientToken: string,
): Promise<void> {
  const { authoriseCardToken: answer } = await shopper.ask<{ authoriseCardToken: { __typename: string } }>(
    `mutation AuthoriseCardToken($input: AuthoriseCardTokenInput!) {
       authoriseCardToken(input: $input) { __typename }
     }`,
    { input: { cartId, transientToken } },
  );
  if (answer.__typename !== 'CardTokenAuthorised') throw new Error(`token refused: ${answer.__typename}`);
}

export async function providerLedger(): Promise<LedgerView> {
  const { body } = await request(provider('/control/ledger'));
  return (await body.json()) as LedgerView;
}
