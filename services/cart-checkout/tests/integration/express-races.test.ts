import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ADDRESS } from './support/buyer.ts';
import { ADD, BILLING, DELIVERY, ORDER } from './support/documents.ts';
import { SKU } from './support/gift-card-buyer.ts';
import { piece } from './support/products.ts';
import { approve } from './support/scripted-payments.ts';
import { shopAtProvider } from './support/shop-at-provider.ts';
import { expectSound } from './support/soundness.ts';

const { shop, ask } = shopAtProvider(() => ({ kind: 'wait' }));

const PLACE = `mutation ($input: PlaceApplePayExpressOrderInput!) { placeApplePayExpressOrder(input: $input) {
  __typename ... on OrderPlaced { orderNumber } ... on Failure { message } } }`;

const HOME = { ...ADDRESS, firstName: 'Ada', postalCode: 'SW1Y 4JH' };
const AUNT = { ...ADDRESS, firstName: 'Annabella', postalCode: 'LS1 4AP' };

/** One tab: its sheet names whom the piece is sent to, and its token pays for that alone. */
const tab = (actor: object, address: typeof ADDRESS) => {
  const input = {
    paymentData: JSON.stringify({ version: 'EC_v1', of: address.firstName }),
    expectedTotal: 265_00,
    idempotencyKey: randomUUID(),
    contact: {
      shippingAddress: address,
      billingAddress: address,
      email: 'ada@example.com',
      shippingMethodId: 'STD',
    },
  };
  return async () => {
    // As the page does while it is told to wait.
    for (let times = 0; times < 20; times += 1) {
      const answer = await ask(actor, PLACE, { input });
      if (answer['__typename'] !== 'CheckoutInProgress') return answer;
    }
    throw new Error('The tab was told to wait for good.');
  };
};

async function withPiece() {
  const actor = { anonymousId: randomUUID() };
  await ask(actor, ADD, piece(SKU));
  return actor;
}

/** Whom the token that has paid names, and whom the order is sent to. */
async function paidAndSent(actor: object, orderNumber: unknown) {
  const shown = { orderNumber, isOrderConfirmation: true };
  const { shippingAddress } = (await ask(actor, ORDER, shown)) as {
    shippingAddress: { firstName: string };
  };
  const { requests } = shop().payments;
  const payers = requests.map(
    ({ secrets }) => (JSON.parse(secrets['applepay'] ?? '{}') as { of: string }).of,
  );
  return { payers, sentTo: shippingAddress.firstName };
}

describe('a bag that is paid for by Apple Pay while another tab is open', () => {
  it('[MU-12] is sent to whom its own sheet names, when the other tab writes another address meanwhile', async () => {
    shop().payments.answer = approve;
    const actor = await withPiece();
    shop().payments.verifying = async () => {
      shop().payments.verifying = undefined;
      await ask(actor, DELIVERY, { input: { address: AUNT, email: 'ada@example.com' } });
      await ask(actor, BILLING, { input: { choice: 'SAME_AS_DELIVERY' } });
    };
    const { orderNumber } = await tab(actor, HOME)();
    expect(await paidAndSent(actor, orderNumber)).toEqual({ payers: ['Ada'], sentTo: 'Ada' });
    await expectSound(shop());
  });

  it('[MU-12] is confirmed to the mailbox that its own sheet names, when the other tab writes another one meanwhile', async () => {
    shop().payments.answer = approve;
    const actor = await withPiece();
    shop().payments.verifying = async () => {
      shop().payments.verifying = undefined;
      // What the delivery page changes of a bag that is sent by e-mail: its address stays.
      await shop().query(
        `UPDATE cart SET guest_email = 'bob@example.com', version = version + 1 WHERE owner = 'a:${actor.anonymousId}'`,
      );
    };
    const { orderNumber } = await tab(actor, HOME)();
    const [order] = await shop().query<{ email: string }>(
      'SELECT email FROM sales_order WHERE order_number = $1',
      [orderNumber],
    );
    expect(order?.email).toBe('ada@example.com');
  });

  it('[MU-12] from both is paid for once, and sent to whom the sheet that paid names', async () => {
    shop().payments.answer = approve;
    for (let round = 0; round < 10; round += 1) {
      shop().payments.requests.length = 0;
      const actor = await withPiece();
      const answers = await Promise.all([tab(actor, HOME)(), tab(actor, AUNT)()]);
      const numbers = new Set(answers.map(({ orderNumber }) => orderNumber));
      expect([...numbers]).toEqual([expect.any(String)]);
      const { payers, sentTo } = await paidAndSent(actor, answers[0]?.['orderNumber']);
      expect(payers).toEqual([sentTo]);
    }
    await expectSound(shop());
  });
});
