import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ToldContact } from '../../src/domain/placement/approval.ts';
import { ADDRESS } from './support/buyer.ts';
import { ADD, ADD_GIFT_CARD, BILLING, DELIVERY, ORDER } from './support/documents.ts';
import { LARGE, SKU, SMALL } from './support/gift-card-buyer.ts';
import { piece } from './support/products.ts';
import { shopAtProvider } from './support/shop-at-provider.ts';
import { expectSound } from './support/soundness.ts';
import { TOLD } from './support/told-contact.ts';

const { shop, ask, readyToPay } = shopAtProvider((reference) => ({
  kind: 'redirect',
  url: `https://wallet.example/${reference}`,
}));

const OPEN = `mutation ($input: OpenWalletApprovalInput!) { openWalletApproval(input: $input) {
  __typename ... on WalletApproval { approvalId url } ... on Failure { message } ... on ValidationError { field }
  ... on InsufficientStockError { sku } } }`;
const ACCEPT = `mutation ($input: AcceptWalletApprovalInput!) { acceptWalletApproval(input: $input) {
  __typename ... on WalletAgreement { isApproved agreedRest missing cart { selectedPaymentMethod: paymentMethods { method isSelected }
    totalPriceAfterGiftCard { value } shippingAddress { firstName lastName phone streetName city postalCode country } } }
  ... on Failure { message } ... on ValidationError { field } } }`;
const CREATE = `mutation ($input: CreatePayPalOrderInput!) { createPayPalOrder(input: $input) {
  __typename ... on OrderPending { placementId } ... on Failure { message } ... on ValidationError { field }
  ... on PaymentAddressError { field } ... on PriceChangedError { total } } }`;
const CAPTURE = `mutation ($input: CapturePayPalPaymentInput!) { capturePayPalPayment(input: $input) {
  __typename ... on OrderPlaced { orderNumber } ... on Failure { message } } }`;

async function withPiece() {
  const actor = { anonymousId: randomUUID() };
  await ask(actor, ADD, piece(SKU));
  return actor;
}

const open = (actor: object, paymentMethod = 'paypal') => ask(actor, OPEN, { input: { paymentMethod } });
const accept = (actor: object, approvalId: unknown, paymentMethod = 'paypal') =>
  ask(actor, ACCEPT, { input: { paymentMethod, approvalId } });

/** The wallet tells that this has been agreed to. */
const agreeTo = (approvalId: unknown, change: Partial<ToldContact> = {}) =>
  shop().payments.agreed.set(String(approvalId), {
    kind: 'approved',
    contact: { ...TOLD, ...change },
    amount: 265_00,
  });

/** A guest with a piece, who has agreed at the wallet as this person. */
async function agreed(change: Partial<ToldContact> = {}) {
  const actor = await withPiece();
  const { approvalId } = await open(actor);
  agreeTo(approvalId, change);
  return { actor, approvalId: String(approvalId) };
}

const bagOf = (actor: { anonymousId: string }) =>
  shop().query('SELECT to_jsonb(c) AS bag FROM cart c WHERE owner LIKE $1', [`%${actor.anonymousId}`]);

describe('what is opened at a wallet from the bag', () => {
  it('[MU-14] is the bag with standard delivery, without an address, and changes nothing', async () => {
    const actor = await withPiece();
    const before = await bagOf(actor);
    expect(await open(actor)).toMatchObject({
      __typename: 'WalletApproval',
      url: expect.stringContaining('https://wallet.example/'),
    });
    const [asked] = shop().payments.approvals.values();
    expect(asked).toMatchObject({
      method: 'paypal',
      amount: 265_00,
      content: { lines: [{ sku: SKU, quantity: 1 }], delivery: 0, shipTo: null },
      returnUrl: expect.stringMatching(/\/api\/providerReturn\?to=bag$/),
    });
    expect(await bagOf(actor)).toEqual(before);
  });

  it('[MU-14] [MU-07] is what gift cards leave, and nothing where they pay everything', async () => {
    const actor = await withPiece();
    const giftCard = (cardNumber: string) =>
      ask(actor, ADD_GIFT_CARD, { input: { cardNumber, pin: '1234' } });
    await giftCard(SMALL);
    expect(await open(actor)).toMatchObject({ __typename: 'WalletApproval' });
    expect([...shop().payments.approvals.values()]).toMatchObject([{ amount: 215_00 }]);
    await giftCard(LARGE);
    expect(await open(actor)).toMatchObject({ __typename: 'ValidationError' });
    expect(shop().payments.approvals.size).toBe(1);
  });

  it('[MU-14] [EU-04] is nothing for a bag that cannot be paid for by it, and by a method without approvals', async () => {
    const actor = await withPiece();
    expect(await open(actor, 'credit_card')).toMatchObject({ __typename: 'PaymentMethodNotOfferedError' });
    expect(await open({ anonymousId: randomUUID() })).toMatchObject({ __typename: 'CartNotFoundError' });
    await shop().query('UPDATE stock_item SET on_hand = 0 WHERE sku = $1', [SKU]);
    expect(await open(actor)).toMatchObject({ __typename: 'InsufficientStockError', sku: SKU });
    expect(shop().payments.approvals.size).toBe(0);
  });

  it('[MU-14] is unavailable, and not counted, while the wallet does not answer', async () => {
    const actor = await withPiece();
    shop().payments.down = true;
    for (let press = 0; press < 21; press += 1)
      expect(await open(actor)).toMatchObject({ __typename: 'PaymentUnavailableError' });
    shop().payments.down = false;
    expect(await open(actor)).toMatchObject({ __typename: 'WalletApproval' });
  });

  it('[MU-14] is opened while an earlier payment waits for the shopper, and frees the bag once they have agreed', async () => {
    const actor = await readyToPay();
    expect(await ask(actor, CREATE, { input: { expectedTotal: 265_00 } })).toMatchObject({
      __typename: 'OrderPending',
    });
    const { approvalId } = await open(actor);
    expect(await bagOf(actor)).toMatchObject([{ bag: { placement_id: expect.any(String) } }]);
    agreeTo(approvalId);
    expect(await accept(actor, approvalId)).toMatchObject({ isApproved: true, missing: [] });
    expect(await bagOf(actor)).toMatchObject([{ bag: { placement_id: null } }]);
    await expectSound(shop());
  });

  it('[MU-14] is refused while an earlier payment is being authorised', async () => {
    const actor = await readyToPay();
    shop().payments.answer = () => ({ kind: 'unknown' });
    await ask(actor, CREATE, { input: { expectedTotal: 265_00 } });
    expect(await open(actor)).toMatchObject({ __typename: 'CheckoutInProgress' });
    expect(shop().payments.approvals.size).toBe(0);
  });

  it('[MU-14] is opened twenty times an hour at most', async () => {
    const actor = await withPiece();
    for (let press = 0; press < 20; press += 1) await open(actor);
    expect(await open(actor)).toMatchObject({ __typename: 'TooManyAttemptsError' });
  });
});

describe('who has agreed at a wallet', () => {
  it('[MU-14] gives a customer’s bag the e-mail that it has not', async () => {
    const customer = { customerId: randomUUID(), anonymousId: null };
    await ask(customer, ADD, piece(SKU));
    const { approvalId } = await open(customer);
    agreeTo(approvalId, {});
    expect(await accept(customer, approvalId)).toMatchObject({ missing: [] });
    const input = { expectedTotal: 265_00, expectedRest: 265_00, approvalId };
    expect(await ask(customer, CREATE, { input })).toMatchObject({ __typename: 'OrderPending' });
    expect(shop().payments.requests).toMatchObject([{ email: TOLD.email }]);
  });

  it('[MU-14] [VA-01] [MU-10] is written into the bag as the wallet tells it, and the bag is placed by what was agreed', async () => {
    const { actor, approvalId } = await agreed();
    expect(await accept(actor, approvalId)).toMatchObject({
      __typename: 'WalletAgreement',
      isApproved: true,
      agreedRest: 265_00,
      missing: [],
      cart: {
        totalPriceAfterGiftCard: { value: 265_00 },
        shippingAddress: {
          firstName: 'Ada',
          lastName: 'Byron',
          phone: '02079460018',
          streetName: '12 St James’s Square',
          city: 'London',
          postalCode: 'SW1Y 4JH',
          country: 'GB',
        },
        selectedPaymentMethod: expect.arrayContaining([{ method: 'paypal', isSelected: true }]),
      },
    });
    const input = { expectedTotal: 265_00, expectedRest: 265_00, approvalId };
    const { placementId } = await ask(actor, CREATE, { input });
    expect(shop().payments.requests).toMatchObject([
      { secrets: { paypal: approvalId }, email: 'ada@example.com', billTo: { lastName: 'Byron' } },
    ]);
    const placed = await ask(actor, CAPTURE, { input: { placementId } });
    expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await ask(actor, CAPTURE, { input: { placementId } })).toEqual(placed);
    const shown = { orderNumber: placed['orderNumber'], isOrderConfirmation: true };
    expect(await ask(actor, ORDER, shown)).toMatchObject({ shippingAddress: { postalCode: 'SW1Y 4JH' } });
    await expectSound(shop());
  });

  it.each<[string, Partial<ToldContact>, string[]]>([
    ['phone', { phone: '' }, ['phone']],
    ['name and postcode', { lastName: ' ', postalCode: 'D02 X285' }, ['lastName', 'postalCode']],
    ['street', { street: 'x'.repeat(61) }, ['streetName']],
    ['e-mail', { email: 'ada' }, ['email']],
  ])(
    '[VA-01] [VA-13] [MU-14] without %s is named, what is right is kept, and nothing can be placed before it is given',
    async (_name, change, missing) => {
      const { actor, approvalId } = await agreed(change);
      expect(await accept(actor, approvalId)).toMatchObject({
        isApproved: true,
        missing,
        cart: { shippingAddress: { firstName: 'Ada', city: 'London', country: 'GB' } },
      });
      const input = { expectedTotal: 265_00, approvalId };
      expect(await ask(actor, CREATE, { input })).toMatchObject({ __typename: 'PaymentAddressError' });
      expect(shop().payments.requests).toEqual([]);

      await ask(actor, DELIVERY, { input: { address: ADDRESS, email: 'ada@example.com' } });
      await ask(actor, BILLING, { input: { choice: 'SAME_AS_DELIVERY' } });
      expect(await ask(actor, CREATE, { input })).toMatchObject({ __typename: 'OrderPending' });
    },
  );

  it('[VA-03] abroad leaves neither a name nor a phone, and not the address that the bag had before', async () => {
    const actor = await readyToPay();
    const { approvalId } = await open(actor);
    agreeTo(approvalId, {
      firstName: 'Zinovia',
      lastName: 'Quillfeather',
      phone: '07700 900987',
      street: '3 rue de Rivoli',
      country: 'FR',
      postalCode: '75001',
      city: 'Paris',
    });
    const nothing = {
      firstName: '',
      lastName: '',
      phone: '',
      streetName: '',
      city: '',
      postalCode: '',
      country: '',
    };
    expect(await accept(actor, approvalId)).toMatchObject({
      isApproved: true,
      missing: expect.arrayContaining(['country', 'firstName', 'phone', 'postalCode']),
      cart: { shippingAddress: nothing },
    });
    const text = JSON.stringify(await bagOf(actor));
    for (const told of ['Zinovia', 'Quillfeather', '900987', 'Rivoli', 'Paris'])
      expect(text).not.toContain(told);
    expect(await ask(actor, CREATE, { input: { expectedTotal: 265_00, approvalId } })).toMatchObject({
      __typename: 'PaymentAddressError',
    });
    expect(shop().payments.requests).toEqual([]);
  });

  it('[MU-14] is nobody where nobody has agreed, or to another bag: nothing is written', async () => {
    const actor = await withPiece();
    const { approvalId } = await open(actor);
    const before = await bagOf(actor);
    expect(await accept(actor, approvalId)).toMatchObject({ isApproved: false, missing: [] });
    const { approvalId: others } = await agreed();
    expect(await accept(actor, others)).toMatchObject({ isApproved: false });
    expect(await bagOf(actor)).toEqual(before);
  });

  it('[MU-14] is not asked for by what is no id, by another method, or while the wallet is silent', async () => {
    const { actor, approvalId } = await agreed();
    const before = await bagOf(actor);
    expect(await accept(actor, "'; --")).toMatchObject({
      __typename: 'ValidationError',
      field: 'approvalId',
    });
    expect(await accept(actor, approvalId, 'applepay')).toMatchObject({
      __typename: 'PaymentMethodNotOfferedError',
    });
    shop().payments.down = true;
    expect(await accept(actor, approvalId)).toMatchObject({ __typename: 'PaymentUnavailableError' });
    expect(await bagOf(actor)).toEqual(before);
  });

  it('[MU-14] is asked for twenty times an hour at most, however many approvals are named', async () => {
    const { actor, approvalId } = await agreed();
    for (let times = 0; times < 20; times += 1) await accept(actor, `APPROVAL${times}`);
    const before = await bagOf(actor);
    expect(await accept(actor, approvalId)).toMatchObject({ __typename: 'TooManyAttemptsError' });
    expect(await bagOf(actor)).toEqual(before);
  });

  it('[MU-14] of a bag that has changed since is not charged another total', async () => {
    const { actor, approvalId } = await agreed();
    await accept(actor, approvalId);
    await ask(actor, ADD, piece(SKU));
    const input = { expectedTotal: 265_00, expectedRest: 265_00, approvalId };
    expect(await ask(actor, CREATE, { input })).toMatchObject({
      __typename: 'PriceChangedError',
      total: 530_00,
    });
    expect(shop().payments.requests).toEqual([]);
  });

  it('[MU-14] by what is no id of an approval places nothing', async () => {
    const { actor, approvalId } = await agreed();
    await accept(actor, approvalId);
    const input = { expectedTotal: 265_00, approvalId: ' ' };
    expect(await ask(actor, CREATE, { input })).toMatchObject({ field: 'approvalId' });
    expect(shop().payments.requests).toEqual([]);
  });
});
