import { ADDRESS, addToCart, isCart, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { LIMITED_CODE } from '../fault-stack/supply-code.ts';
import { enterCode } from '../load/graph.ts';

/** Of the seed: a diamond piece, and a gift that it earns. */
const GIFTED = { piece: '0100130', gift: 'studs-with-diamonds', sku: '0100116' };

/** What shoppers of the load do not do with a bag: a gift, an option, a code taken back, a way to pay, an address for the bill. */
export async function changeOneBag(): Promise<void> {
  const shopper = new Shopper();
  const key = GIFTED.piece;
  await shopper.ask(
    `query GetProductPromotions($key: String!) { productPromotions(productKey: $key) { __typename } }`,
    { key },
  );
  const cart = await addToCart(shopper, await variantOf(shopper, key));
  if (!isCart(cart)) throw new Error(cart.code);
  await shopper.ask(
    `mutation SetFreeGiftProduct($giftId: ID!, $sku: String) {
       setFreeGiftProduct(giftId: $giftId, sku: $sku) { __typename } }`,
    { giftId: GIFTED.gift, sku: GIFTED.sku },
  );
  await shopper.ask(
    `mutation UpdateGiftWrap($id: ID!) { updateGiftWrap(lineItemId: $id, giftWrap: true) { __typename } }`,
    { id: cart.lineItems[0]!.id },
  );
  await enterCode(shopper, LIMITED_CODE);
  await shopper.ask(
    `mutation RemoveDiscountCode($code: String!) { removeDiscountCode(code: $code) { __typename } }`,
    { code: LIMITED_CODE },
  );
  await shopper.ask(
    `mutation UpdatePaymentMethod { updatePaymentMethod(paymentMethod: credit_card) { __typename } }`,
  );
  await shopper.ask(
    `mutation SaveBillingDetails($input: BillingDetailsInput!) { saveBillingDetails(input: $input) { __typename } }`,
    { input: { choice: 'NEW_ADDRESS', ...ADDRESS } },
  );
}
