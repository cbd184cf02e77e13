import { describe, expect, it } from '@jest/globals';
import { ORDER } from './support/documents.ts';
import { approve } from './support/scripted-payments.ts';
import { shopAtProvider } from './support/shop-at-provider.ts';
import { expectSound } from './support/soundness.ts';

const atProvider = shopAtProvider(() => ({ kind: 'wait' }));
const { shop, ask, readyToPay } = atProvider;

const PLACE = `mutation ($input: PlaceApplePayOrderInput!) { placeApplePayOrder(input: $input) {
  __typename ... on OrderPlaced { orderNumber cart { id } } ... on Failure { message }
  ... on ValidationError { field } ... on PriceChangedError { total } ... on PaymentDeclinedError { reason } } }`;

const place = (actor: object, input: object = {}) =>
  ask(actor, PLACE, { input: { paymentData: '{"version":"EC_v1"}', expectedTotal: 265_00, ...input } });

describe('an order by Apple Pay', () => {
  it('[MU-12] [EU-22] [QY-16] is placed by the token of the sheet, which goes to its provider alone', async () => {
    shop().payments.answer = approve;
    const actor = await readyToPay();
    const placed = await place(actor, { expectedRest: 265_00 });
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    const [asked] = shop().payments.requests;
    expect(asked).toMatchObject({
      secrets: { applepay: '{"version":"EC_v1"}' },
      tenders: [{ method: 'applepay', amount: 265_00, details: { kind: 'token' } }],
    });
    const stored = await shop().query('SELECT * FROM placement');
    expect(JSON.stringify(stored)).not.toContain('EC_v1');
    const shown = { orderNumber: placed['orderNumber'], isOrderConfirmation: true };
    expect(await ask(actor, ORDER, shown)).toMatchObject({ allPaymentMethods: ['applepay'] });
    expect(await place(actor, { expectedRest: 265_00 })).toEqual(placed);
    await expectSound(shop());
  });

  it.each([
    [{ expectedTotal: 264_99 }, 'PriceChangedError'],
    [{ expectedRest: 1 }, 'PriceChangedError'],
    [{ paymentData: ' ' }, 'ValidationError'],
    [{ paymentData: 'x'.repeat(16_385) }, 'ValidationError'],
  ])(
    '[MU-12] asks for nothing for another total than the sheet has shown, or without its token: %#',
    async (input, failure) => {
      const actor = await readyToPay();
      expect(await place(actor, input)).toMatchObject({ __typename: failure });
      expect(shop().payments.requests).toEqual([]);
    },
  );

  it('[MU-12] is not placed once the bank has declined, and the bag is as it was', async () => {
    shop().payments.answer = () => ({ kind: 'declined', reason: 'insufficient-funds' });
    const actor = await readyToPay();
    expect(await place(actor)).toMatchObject({ __typename: 'PaymentDeclinedError' });
    expect(await shop().query("SELECT id FROM placement WHERE state = 'placed'")).toEqual([]);
    await expectSound(shop());
  });
});
