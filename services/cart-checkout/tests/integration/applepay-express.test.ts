import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ADDRESS } from './support/buyer.ts';
import { ADD, ORDER } from './support/documents.ts';
import { SKU } from './support/gift-card-buyer.ts';
import { piece } from './support/products.ts';
import { approve } from './support/scripted-payments.ts';
import { shopAtProvider } from './support/shop-at-provider.ts';
import { expectSound } from './support/soundness.ts';

const atProvider = shopAtProvider(() => ({ kind: 'wait' }));
const { shop, ask, readyToPay } = atProvider;

const PLACE = `mutation ($input: PlaceApplePayExpressOrderInput!) { placeApplePayExpressOrder(input: $input) {
  __typename ... on OrderPlaced { orderNumber cart { id } } ... on Failure { message }
  ... on ValidationError { field } ... on PriceChangedError { total } ... on PaymentDeclinedError { reason } } }`;
const PREVIEW = `query ($input: ShippingInput!) { shipping(input: $input) { totalPrice { value } shippingMethods { id isSelected } } }`;

const CONTACT = {
  shippingAddress: ADDRESS,
  billingAddress: { ...ADDRESS, firstName: 'Annabella', postalCode: 'LS1 4AP' },
  email: 'ada@example.com',
  shippingMethodId: 'STD',
};

const place = (
  actor: object,
  { contact = {}, ...input }: { contact?: object; [field: string]: unknown } = {},
) =>
  ask(actor, PLACE, {
    input: {
      paymentData: '{"version":"EC_v1"}',
      expectedTotal: 265_00,
      contact: { ...CONTACT, ...contact },
      ...input,
    },
  });

/** A guest with a piece for 265 pounds, and nothing else. */
async function withPiece() {
  const actor = { anonymousId: randomUUID() };
  await ask(actor, ADD, piece(SKU));
  return actor;
}

const bagOf = (actor: { anonymousId: string }) =>
  shop().query('SELECT to_jsonb(c) AS bag FROM cart c WHERE owner LIKE $1', [`%${actor.anonymousId}`]);

describe('an order by Apple Pay from the bag', () => {
  it('[MU-12] [QY-16] is sent to whom the sheet names, for the total that it has shown', async () => {
    shop().payments.answer = approve;
    const actor = await withPiece();
    const told = await ask(actor, PREVIEW, { input: { country: 'GB', postalCode: 'SW1Y', isOutward: true } });
    expect(told).toMatchObject({ totalPrice: { value: 265_00 } });
    const placed = await place(actor, { expectedRest: 265_00 });
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    const [asked] = shop().payments.requests;
    expect(asked).toMatchObject({
      email: 'ada@example.com',
      billTo: { firstName: 'Annabella', postalCode: 'LS1 4AP' },
      tenders: [{ method: 'applepay', amount: 265_00 }],
    });
    const shown = { orderNumber: placed['orderNumber'], isOrderConfirmation: true };
    expect(await ask(actor, ORDER, shown)).toMatchObject({
      shippingAddress: { firstName: 'Ada', postalCode: 'SW1Y 4JH' },
    });
    expect(await place(actor, { expectedRest: 265_00 })).toEqual(placed);
    await expectSound(shop());
  });

  it('[MU-12] a customer whose bag has no e-mail yet gets the one of the sheet; one that it has stays', async () => {
    shop().payments.answer = approve;
    for (const known of [null, 'known@example.com']) {
      const customer = { customerId: randomUUID(), anonymousId: null };
      await ask(customer, ADD, piece(SKU));
      if (known !== null)
        await shop().query(`UPDATE cart SET guest_email = $1 WHERE state = 'active'`, [known]);
      expect(await place(customer)).toMatchObject({ __typename: 'OrderPlaced' });
      expect(shop().payments.requests.at(-1)).toMatchObject({ email: known ?? 'ada@example.com' });
    }
  });

  it('[MU-12] the outward half of the postcode decides methods and total, and the whole one agrees', async () => {
    shop().payments.answer = approve;
    const actor = await withPiece();
    const methods = async (input: object) => {
      const { shippingMethods, totalPrice } = (await ask(actor, PREVIEW, { input })) as {
        shippingMethods: { id: string; isSelected: boolean }[];
        totalPrice: { value: number };
      };
      return [
        totalPrice.value,
        shippingMethods.map(({ id, isSelected }) => `${id}${isSelected ? ' *' : ''}`),
      ];
    };
    const far = { country: 'GB', postalCode: 'IV27', isOutward: true };
    expect(await methods(far)).toEqual([265_00, ['STD *', 'NOD']]);
    const near = { country: 'GB', postalCode: 'SW1Y', isOutward: true, shippingMethodId: 'NDD' };
    expect(await methods(near)).toEqual([272_95, ['STD', 'NDD *', 'NOD']]);
    const contact = { shippingMethodId: 'NDD' };
    expect(await place(actor, { contact, expectedTotal: 272_95 })).toMatchObject({
      __typename: 'OrderPlaced',
    });
    await expectSound(shop());
  });

  it.each<[string, object, object]>([
    ['shippingAddress.phone', { shippingAddress: { ...ADDRESS, phone: '' } }, {}],
    ['shippingAddress.country', { shippingAddress: { ...ADDRESS, country: 'FR' } }, {}],
    ['shippingAddress.postalCode', { shippingAddress: { ...ADDRESS, postalCode: 'SW1Y' } }, {}],
    ['shippingAddress.lastName', { shippingAddress: { ...ADDRESS, lastName: ' ' } }, {}],
    ['billingAddress.streetName', { billingAddress: { ...ADDRESS, streetName: 'x'.repeat(61) } }, {}],
    ['email', { email: 'ada' }, {}],
    ['paymentData', {}, { paymentData: ' ' }],
  ])(
    '[MU-12] [VA-01] [VA-03] [VA-13] names the field %s, writes nothing and asks for no money',
    async (field, contact, input) => {
      const actor = await withPiece();
      const before = await bagOf(actor);
      expect(await place(actor, { contact, ...input })).toMatchObject({
        __typename: 'ValidationError',
        field,
      });
      expect(await bagOf(actor)).toEqual(before);
      expect(shop().payments.requests).toEqual([]);
    },
  );

  it.each<[string, object, object]>([
    ['PriceChangedError', {}, { expectedTotal: 264_99 }],
    ['PriceChangedError', {}, { expectedRest: 1 }],
    // The postcode is elsewhere than its half had said.
    ['PriceChangedError', { shippingAddress: { ...ADDRESS, country: 'IE', postalCode: 'D02 X285' } }, {}],
    ['ShippingMethodNotFoundError', { shippingMethodId: 'NOD' }, {}],
    [
      'ShippingMethodNotFoundError',
      { shippingMethodId: 'NDD', shippingAddress: { ...ADDRESS, postalCode: 'IV27 4AA' } },
      {},
    ],
  ])('[MU-12] answers %s, and nothing is written or taken: %#', async (failure, contact, input) => {
    const actor = await withPiece();
    const before = await bagOf(actor);
    expect(await place(actor, { contact, ...input })).toMatchObject({ __typename: failure });
    expect(await bagOf(actor)).toEqual(before);
    expect(shop().payments.requests).toEqual([]);
  });

  it('[MU-12] is paid for again with another card once the bank has declined, under a new key', async () => {
    shop().payments.answer = () => ({ kind: 'declined', reason: 'insufficient-funds' });
    const actor = await withPiece();
    const first = { idempotencyKey: randomUUID() };
    const declined = await place(actor, first);
    expect(declined).toMatchObject({ __typename: 'PaymentDeclinedError' });
    expect(await place(actor, first)).toEqual(declined);
    shop().payments.answer = approve;
    expect(await place(actor, { idempotencyKey: randomUUID() })).toMatchObject({ __typename: 'OrderPlaced' });
    await expectSound(shop());
  });

  it('[MU-12] takes the place of another payment that waits for its shopper', async () => {
    const actor = await readyToPay();
    await ask(
      actor,
      'mutation ($input: CreatePayPalOrderInput!) { createPayPalOrder(input: $input) { __typename } }',
      { input: { expectedTotal: 265_00 } },
    );
    shop().payments.answer = approve;
    const reCaptchaToken = shop().robots.human('of this test');
    expect(await place(actor, { reCaptchaToken })).toMatchObject({ __typename: 'OrderPlaced' });
    await expectSound(shop());
  });
});
