import { beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { expensivePiece, pieceOfPrice } from '../fixtures/pieces.ts';
import { providerLedger } from '@loupe/scripted-shopper/card';
import { setStock, stockOf } from '@loupe/scripted-shopper/database';
import { atLender, disturbLender, lenderRow } from './support/lender.ts';
import { applied, comeBack, hoursPass, placementOf, readyToApply, standingOf } from './support/loan.ts';
import { buy, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { expectLedgers } from './support/three-ledgers.ts';
import { until } from '@loupe/scripted-shopper/until';
import { handedOver, warehouse } from '@loupe/scripted-shopper/warehouse';

const STEP_UP = '4000000000002503';
const DEPOSIT = 250_00;
const PLAN = { product: 'ibc-24', deposit: DEPOSIT };
const TIMEOUT_MS = 120_000;

let piece: Awaited<ReturnType<typeof variantOf>>;
const { code } = expensivePiece('beaverbrooks');
beforeAll(async () => {
  piece = await variantOf(new Shopper(), code);
});

const becomes = (id: string, status: string, state: string) =>
  until(`${id} is ${status}, ${state}`, async () => {
    const now = await standingOf(id);
    return now.status === status && now.state === state;
  });

const named = async (id: string) => ({ application: id, orderNumber: (await standingOf(id)).orderNumber });

/** An application of a new guest, at the lender's form. */
async function apply(wanted: { quantity?: number; card?: string; piece?: typeof piece } = {}) {
  const shopper = new Shopper();
  const { id, total } = await applied(shopper, { piece, plan: PLAN, ...wanted });
  return { shopper, id, total, loan: total - DEPOSIT, lender: atLender(id) };
}

/** An order whose loan is signed, known to the warehouse. */
async function financed(wanted: { quantity?: number; card?: string } = {}) {
  const application = await apply(wanted);
  const { id, lender, loan } = application;
  await lender.apply();
  await becomes(id, 'ACCEPTED', 'challenge');
  await lender.sign();
  await becomes(id, 'AWAITING_FULFILMENT', 'placed');
  const { orderNumber } = await standingOf(id);
  await expectLedgers({ application: id, orderNumber }, { heldByCard: DEPOSIT, signed: loan });
  await handedOver(orderNumber);
  return { ...application, orderNumber };
}

/** The texts of e-mails that lead to the page of an application. */
async function mailsAbout(id: string): Promise<string[]> {
  const inbox = `http://127.0.0.1:${stackUnderTest().ports['inbox']}/api/messages`;
  const read = async <T>(url: string): Promise<T> => (await (await request(url)).body.json()) as T;
  const subject = encodeURIComponent('About your order');
  const { messages } = await read<{ messages: { id: string }[] }>(`${inbox}?subject=${subject}`);
  const texts = await Promise.all(messages.map((mail) => read<{ text: string }>(`${inbox}/${mail.id}`)));
  return texts.map(({ text }) => text.replaceAll(/\s+/g, ' ')).filter((text) => text.includes(id));
}

const isWritten = (id: string, words: string) =>
  until(`"${words}" is written`, async () => (await mailsAbout(id)).some((text) => text.includes(words)));

describe('a loan, through the whole shop', () => {
  it(
    '[MU-15][EN-08][EN-10] from the message on the ring to the lender’s money, with the bank’s challenge of the deposit',
    async () => {
      const shopper = new Shopper();
      const { product } = await shopper.ask<{
        product: {
          financePromo: { text: string } | null;
          financeCalculation: { plan: { totalCreditAmount: { value: number } } };
        };
      }>(
        `query GetLoan($code: String!, $product: String, $deposit: Int) { product(productKey: $code) {
         financePromo { text }
         financeCalculation(financeProduct: $product, deposit: $deposit) { plan { totalCreditAmount { value } } } } }`,
        { code, ...PLAN },
      );
      expect(product.financePromo?.text).toMatch(/^From £[\d,.]+\/Month/);
      const { id, orderNumber, loan, lender } = await financed({ card: STEP_UP });
      expect(product.financeCalculation.plan.totalCreditAmount.value).toBe(loan);
      await warehouse(orderNumber, 'pick');
      await warehouse(orderNumber, 'ship');
      const order = { application: id, orderNumber };
      await expectLedgers(order, { takenByCard: DEPOSIT, lent: loan });
      expect(await lenderRow(id)).toMatchObject({ status: 'paymentRequested' });
      await lender.paysTheShop();
      await until('it is paid', async () => (await standingOf(id)).status === 'PAYMENT_PROCESSED');
      await expectLedgers(order, { takenByCard: DEPOSIT, lent: loan });
    },
    TIMEOUT_MS,
  );

  it(
    '[EU-17] that is declined gives the deposit and the bag back',
    async () => {
      const { shopper, id, lender } = await apply();
      await expectLedgers(await named(id), { heldByCard: DEPOSIT });
      await lender.apply('Decline');
      expect(await comeBack(shopper, id)).toMatchObject({
        __typename: 'PaymentDeclinedError',
        reason: 'loan-declined',
      });
      await expectLedgers(await named(id), {});
      await until('the bag is back', async () => {
        const { cart } = await shopper.ask<{ cart: { quantity: number } | null }>(
          'query GetCart { cart { quantity } }',
        );
        return cart?.quantity === 1;
      });
    },
    TIMEOUT_MS,
  );

  it(
    '[EU-23] that is referred and accepted the next day is an order with nobody at a page',
    async () => {
      const { id, loan, lender } = await apply();
      await lender.apply('Refer');
      await becomes(id, 'REFERRED', 'challenge');
      await isWritten(id, 'closer look');
      await hoursPass(id, 24);
      await expectLedgers(await named(id), { heldByCard: DEPOSIT });
      await lender.decide('yes');
      await becomes(id, 'ACCEPTED', 'challenge');
      await isWritten(id, 'Please read and sign');
      await lender.sign();
      await becomes(id, 'AWAITING_FULFILMENT', 'placed');
      await expectLedgers(await named(id), { heldByCard: DEPOSIT, signed: loan });
    },
    TIMEOUT_MS,
  );

  it(
    '[EU-17] that is referred, and declined the next day, leaves no money anywhere',
    async () => {
      const { id, lender } = await apply();
      await lender.apply('Refer');
      await becomes(id, 'REFERRED', 'challenge');
      await hoursPass(id, 24);
      await lender.decide('no');
      await becomes(id, 'DECLINED', 'released');
      await expectLedgers(await named(id), {});
      await isWritten(id, 'could not agree this time');
    },
    TIMEOUT_MS,
  );

  it(
    '[EU-17] that is accepted and never signed ends, and is cancelled at the lender',
    async () => {
      const { id, lender } = await apply();
      await lender.apply();
      await becomes(id, 'ACCEPTED', 'challenge');
      await hoursPass(id, 73);
      await until('it is released', async () => (await standingOf(id)).state === 'released', 60_000);
      await until('it is cancelled there', async () => (await lenderRow(id)).status === 'cancelled');
      await expectLedgers(await named(id), {});
    },
    TIMEOUT_MS,
  );

  it(
    '[MU-15] whose piece was sold meanwhile is cancelled when it is signed too late, and the shopper is told',
    async () => {
      const rare = await variantOf(new Shopper(), pieceOfPrice('beaverbrooks', 280_000, 300_000).code);
      const { on_hand: all } = await stockOf(rare.sku);
      await setStock(rare.sku, 1);
      const { id, lender } = await apply({ piece: rare });
      await lender.apply();
      await becomes(id, 'ACCEPTED', 'challenge');
      // Its cancellation there takes a few tries.
      await disturbLender({ call: 'update', next: 2, http: 502 });
      await hoursPass(id, 73);
      await until('it is released', async () => (await standingOf(id)).state === 'released');
      await lender.sign();
      await buy(new Shopper(), rare);
      await until('it is cancelled there', async () => (await lenderRow(id)).status === 'cancelled', 60_000);
      await until('it is known as late', async () => (await standingOf(id)).agreedLate);
      await expectLedgers(await named(id), {});
      await isWritten(id, 'you owe nothing');
      expect(await stockOf(rare.sku)).toEqual({ on_hand: 0, reserved: 0 });
      await setStock(rare.sku, all);
    },
    TIMEOUT_MS,
  );

  it(
    '[MU-15] whose return is opened twice and on another phone is one order, told to nobody else',
    async () => {
      const { shopper, id, loan, lender } = await apply();
      const phone = new Shopper();
      const ended = { __typename: 'FinanceJourneyEnded', financeApplicationId: id };
      expect(await comeBack(phone, id)).toEqual(ended);
      await lender.apply();
      await lender.sign();
      const both = await Promise.all([comeBack(shopper, id), comeBack(phone, id), comeBack(shopper, id)]);
      expect(both[1]).toEqual(ended);
      await becomes(id, 'AWAITING_FULFILMENT', 'placed');
      const { orderNumber } = await standingOf(id);
      for (let opened = 0; opened < 2; opened++)
        expect(await comeBack(shopper, id)).toEqual({ __typename: 'OrderPlaced', orderNumber });
      expect(await comeBack(phone, id)).toEqual(ended);
      await expectLedgers({ application: id, orderNumber }, { heldByCard: DEPOSIT, signed: loan });
      const { payments } = await providerLedger();
      expect(payments.filter(({ reference }) => reference === orderNumber)).toHaveLength(1);
    },
    TIMEOUT_MS,
  );

  it(
    '[MU-15] of an order that the warehouse cancels ends, and the deposit is given back',
    async () => {
      const { id, orderNumber } = await financed();
      await warehouse(orderNumber, 'cancel');
      await until('it is cancelled there', async () => (await lenderRow(id)).status === 'cancelled');
      await expectLedgers({ application: id, orderNumber }, {});
    },
    TIMEOUT_MS,
  );

  it(
    '[MU-15] of an order of which a part is cancelled is amended before it is asked for',
    async () => {
      const { id, orderNumber, total } = await financed({ quantity: 2 });
      const each = total / 2;
      await warehouse(orderNumber, 'pick');
      await warehouse(orderNumber, 'cancel', { lines: [{ sku: piece.sku, quantity: 1 }] });
      await warehouse(orderNumber, 'ship');
      await expectLedgers({ application: id, orderNumber }, { takenByCard: DEPOSIT, lent: each - DEPOSIT });
      expect(await lenderRow(id)).toMatchObject({ status: 'paymentRequested' });
    },
    TIMEOUT_MS,
  );

  it(
    '[MU-15] of an order that comes back is given back in parts, and the deposit last',
    async () => {
      const { id, orderNumber, total } = await financed({ quantity: 2 });
      const each = total / 2;
      const order = { application: id, orderNumber };
      await warehouse(orderNumber, 'pick');
      await warehouse(orderNumber, 'ship');
      await expectLedgers(order, { takenByCard: DEPOSIT, lent: total - DEPOSIT });
      await warehouse(orderNumber, 'complete');
      const back = { lines: [{ sku: piece.sku, quantity: 1 }], restock: true };
      await warehouse(orderNumber, 'return', back);
      await expectLedgers(order, { takenByCard: DEPOSIT, lent: each - DEPOSIT });
      await warehouse(orderNumber, 'return', back);
      await expectLedgers(order, {});
      expect(await lenderRow(id)).toMatchObject({ status: 'cancelled' });
    },
    TIMEOUT_MS,
  );

  it(
    '[F38][F48] whose lender answers no submission leaves every other way to pay as it is, and holds no deposit',
    async () => {
      const applications = await Promise.all(
        [1, 2].map(async () => {
          const shopper = new Shopper();
          return { shopper, ...(await readyToApply(shopper, { piece, plan: PLAN })) };
        }),
      );
      // The lender has the applications, and does not answer.
      await disturbLender({ call: 'submit', next: 2, hang: 'after' });
      const answers = applications.map(({ submit }) => submit());
      const startedAt = Date.now();
      await buy(new Shopper(), piece);
      expect(Date.now() - startedAt).toBeLessThan(5_000);
      for (const answer of await Promise.all(answers))
        expect(['PaymentUnavailableError', 'CheckoutInProgress']).toContain(answer.__typename);
      for (const { cartId } of applications) {
        const id = await placementOf(cartId);
        await until('it is released', async () => (await standingOf(id)).state === 'released');
        await until(
          'it is cancelled there',
          async () => (await lenderRow(id)).status === 'cancelled',
          60_000,
        );
        await expectLedgers(await named(id), {});
      }
    },
    TIMEOUT_MS,
  );
});
