import { newEmail, signUp } from '@loupe/scripted-shopper/account';
import { cardToken } from '@loupe/scripted-shopper/card';
import { addToCart, ADDRESS, isCart, saveDelivery } from '@loupe/scripted-shopper/order';
import { request } from 'undici';
import { until } from '@loupe/scripted-shopper/until';
import type { Stage } from '../experiments/experiment.ts';
import { initiate } from './graph.ts';
import { CARDS } from './scenarios.ts';
import { WatchedShopper } from './watched-shopper.ts';

const ATTACHED_WITHIN_MS = 30_000;

/**
 * A guest orders, signs up with the same e-mail and the order's number, and reads the order in the new account. This uses the e-mail
 * digest, a session of identity, the bot check and the address look-up.
 */
export async function becomeMember(stage: Stage, failed: (what: string) => void): Promise<void> {
  const email = newEmail();
  const orderNumber = await orderAs(stage, new WatchedShopper(failed), email);
  const member = new WatchedShopper(failed);
  const reCaptchaToken = await humanToken(stage);
  const { id, message } = await signUp(member, email, { existingOrderNumber: orderNumber, reCaptchaToken });
  if (id === undefined) throw new Error(`not signed up: ${message}`);
  await member.ask('query AddressLookup { addressLookup(input: { term: "LS1" }) { id } }');
  const isTheirs = async () => {
    const rows = await stage.faultStack.query(
      'SELECT FROM cart_checkout.sales_order WHERE order_number = $1 AND owner = $2',
      [orderNumber, `c:${id}`],
    );
    return rows.length === 1;
  };
  await until(`${orderNumber} belongs to the new customer`, isTheirs, ATTACHED_WITHIN_MS);
  await member.ask('query AccountOrders { accountOrders(getOrders: {}) { total orders { orderNumber } } }');
  await addToCart(member, stage.faultStack.pieces[0]!);
}

async function orderAs(stage: Stage, guest: WatchedShopper, email: string): Promise<string> {
  await addToCart(guest, stage.random.pick(stage.faultStack.pieces));
  const cart = await saveDelivery(guest, ADDRESS, email);
  if (!isCart(cart)) throw new Error(`not sent: ${cart.code}`);
  const transientToken = await cardToken(guest, cart.id, CARDS.approved);
  const { orderNumber, __typename } = await initiate(guest, {
    transientToken,
    expectedTotal: cart.totalPrice.value,
    idempotencyKey: cart.id,
  });
  if (orderNumber === undefined) throw new Error(`not placed: ${__typename}`);
  stage.acknowledged(cart.id, orderNumber);
  return orderNumber;
}

async function humanToken({ faultStack }: Stage): Promise<string> {
  const { body } = await request(
    `http://127.0.0.1:${faultStack.stack.settings.ports.recaptcha}/recaptcha/token`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sitekey: 'sandbox', action: 'register', hostname: 'beaverbrooks.localhost' }),
    },
  );
  return ((await body.json()) as { token: string }).token;
}
