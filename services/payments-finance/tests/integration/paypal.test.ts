import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderContent } from '../../src/domain/payment/order-content.ts';
import { resultOf } from './challenges.ts';
import { PAYERS } from './paypal-sandbox.ts';
import { pageOf, startPayPalWorld } from './paypal-world.ts';
import type { PayPalWorld } from './paypal-world.ts';

let world: PayPalWorld;
beforeAll(async () => void (world = await startPayPalWorld()));
afterEach(async () => {
  await world.sandbox.clearFaults();
  await world.sandbox.runAhead(0);
  world.payments.runDatabaseAhead(0);
});
afterAll(() => world.stop());

describe('a payment by PayPal', () => {
  it('[EU-22] [MU-14] is approved at the provider, held after that, and captured by parcel', async () => {
    const order = world.order();
    const page = pageOf(await world.application.authorise(order));
    expect(new URL(page).pathname).toBe('/checkoutnow');
    expect(resultOf(await world.resume(order))).toEqual(['action', undefined]);
    expect(await world.provided(order)).toEqual([]);

    await world.sandbox.approve(page);
    expect(resultOf(await world.resume(order))).toEqual(['authorised', undefined]);
    expect(await world.booked(order)).toEqual({
      'memorandum.authorisations': -235_000,
      'memorandum.paypal.authorised': 235_000,
    });
    await world.settle(order, [
      ['capture', 35_000],
      ['capture', 150_000],
      ['void', 50_000, 'final'],
      ['refund', 20_000],
    ]);
    await world.background();
    expect(await world.provided(order)).toEqual([
      ...['authorization 235000', 'capture 35000', 'capture 150000', 'refund 20000'],
    ]);
    expect(await world.booked(order)).toEqual({
      'asset.paypal.receivable': 165_000,
      'liability.customers': -165_000,
    });
    expect(await world.differences()).toEqual([]);
  });

  it('[EU-22] that the payer does not approve holds nothing, however the address is visited', async () => {
    const order = world.order();
    const page = pageOf(await world.application.authorise(order));
    for (let visit = 0; visit < 3; visit += 1) expect(pageOf(await world.resume(order))).toBe(page);
    await world.application.cancel({ placementId: order.placementId, reason: 'left' });
    await world.sandbox.approve(page);
    expect(resultOf(await world.resume(order))).toEqual(['cancelled']);
    expect(await world.provided(order)).toEqual([]);
  });

  it('[EU-22] is voided when the placement is cancelled', async () => {
    const order = await world.held();
    await world.application.cancel({ placementId: order.placementId, reason: 'test' });
    await world.application.idle();
    const [authorization] = await world.sandbox.movements(order.reference);
    expect(authorization).toMatchObject({ status: 'VOIDED', standing: 0 });
    expect(await world.booked(order)).toEqual({});
  });

  it('[EU-22] whose instrument is declined goes back to the provider, with a new order there', async () => {
    const order = world.order();
    const page = pageOf(await world.application.authorise(order));
    await world.sandbox.approve(page, PAYERS.declined);
    const again = pageOf(await world.resume(order));
    expect(again).not.toBe('');
    expect(again).not.toBe(page);
    await world.sandbox.approve(again);
    expect(resultOf(await world.resume(order))).toEqual(['authorised', undefined]);
    expect(await world.provided(order)).toEqual(['authorization 235000']);
    expect(await world.differences()).toEqual([]);
  });

  it('[MU-14] shows the payer what the order consists of and where it goes, also after a decline', async () => {
    const content: OrderContent = {
      lines: [
        {
          sku: 'R1',
          name: 'A ring',
          quantity: 2,
          unitPrice: 10_000,
          amount: 18_000,
          tax: 3_000,
          taxRate: 2_000,
          isDigital: false,
        },
      ],
      delivery: 500,
      shipTo: {
        fullName: 'Ada King',
        street: '12 St James’s Square',
        city: 'London',
        region: '',
        postalCode: 'SW1Y 4JH',
        country: 'GB',
      },
    };
    const order = { ...world.order(18_500), content };
    const page = pageOf(await world.application.authorise(order));
    const shown = [
      '2 × A ring',
      '100.00',
      '5.00',
      '−20.00',
      'Ada King, 12 St James’s Square, London, SW1Y 4JH',
    ];
    const textOf = async (url: string) => (await fetch(url)).text();
    for (const text of shown) expect(await textOf(page)).toContain(text);
    await world.sandbox.approve(page, PAYERS.declined);
    const again = pageOf(await world.resume(order));
    for (const text of shown) expect(await textOf(again)).toContain(text);
    await world.sandbox.approve(again);
    expect(resultOf(await world.resume(order))).toEqual(['authorised', undefined]);
    const [left] = await world.payments.rows<{ count: number }>(
      'SELECT count(*)::int AS count FROM tender_action JOIN tender ON tender.id = tender_id WHERE reference = $1',
      [order.reference],
    );
    expect(left).toEqual({ count: 0 });
  });

  it.each([
    ['refuses it', PAYERS.refused, 'card-declined', []],
    ['looks at it first', PAYERS.pending, 'suspected-fraud', ['authorization 10000']],
  ])(
    '[EU-22] is declined, and nothing stays held, when the provider %s',
    async (_name, payer, reason, provided) => {
      const order = world.order(10_000);
      await world.sandbox.approve(pageOf(await world.application.authorise(order)), payer);
      expect(resultOf(await world.resume(order))).toEqual(['declined', reason]);
      await world.application.reverseDue();
      expect(await world.provided(order)).toEqual(provided);
      expect((await world.sandbox.movements(order.reference)).every(({ standing }) => standing === 0)).toBe(
        true,
      );
      expect(await world.booked(order)).toEqual({});
    },
  );

  it('[EU-22] asks for an access token once, and again after it was refused', async () => {
    await world.held(1_000);
    await world.sandbox.revokeTokens();
    const order = await world.held(1_000);
    expect(await world.provided(order)).toEqual(['authorization 1000']);
  });

  it('[EU-22] keeps no address and no name of the payer', async () => {
    const order = await world.held();
    const [{ text }] = (await world.payments.rows<{ text: string }>(
      `SELECT coalesce(string_agg(row_to_json(tender)::text, ''), '') || coalesce((SELECT string_agg(payload::text, '') FROM outbox), '') AS text
       FROM tender WHERE reference = $1`,
      [order.reference],
    )) as [{ text: string }];
    expect(text).not.toMatch(/@sandbox|ANNAPAYS/i);
    expect(world.payments.logs()).not.toMatch(/@sandbox\.example|ANNAPAYS|A21AA/i);
  });
});

describe('a lost answer of PayPal', () => {
  it('[EU-22] to an authorisation is found by its request id', async () => {
    const order = world.order();
    await world.sandbox.approve(pageOf(await world.application.authorise(order)));
    await world.sandbox.fault({ call: 'authorize', httpAfter: 500 });
    expect(resultOf(await world.resume(order))).toEqual(['authorised', undefined]);
    expect(await world.provided(order)).toEqual(['authorization 235000']);
  });

  it('[EU-22] to an authorisation and its repetition leaves it unknown, and it is read and voided', async () => {
    const order = world.order();
    await world.sandbox.approve(pageOf(await world.application.authorise(order)));
    await world.sandbox.fault({ call: 'authorize', httpAfter: 500, next: 2 });
    expect(resultOf(await world.resume(order))).toEqual(['unknown', undefined]);
    await world.application.reverseDue();
    expect((await world.sandbox.movements(order.reference))[0]).toMatchObject({ status: 'VOIDED' });
    expect(await world.booked(order)).toEqual({});
    expect(await world.differences()).toEqual([]);
  });

  it.each(['capture', 'refund'] as const)('[EU-22] to a %s is learnt by asking again, once', async (call) => {
    const order = await world.held(10_000);
    await world.settle(order, [['capture', 10_000, 'final']].slice(0, call === 'refund' ? 1 : 0) as never);
    await world.sandbox.fault({ call, httpAfter: 503, next: 2 });
    await world.settle(order, [[call, 10_000, 'final']]);
    for (const seconds of [30, 90, 300]) {
      world.payments.runDatabaseAhead(seconds * 1_000);
      await world.background();
    }
    expect((await world.provided(order)).filter((row) => row.startsWith(call))).toEqual([`${call} 10000`]);
    expect(await world.differences()).toEqual([]);
  });

  it('[EU-22] that is older than six hours is read, and never asked for again', async () => {
    const order = await world.held(10_000);
    await world.sandbox.fault({ call: 'capture', httpAfter: 503, next: 40 });
    await world.settle(order, [['capture', 10_000, 'final']]);
    world.payments.runDatabaseAhead(7 * 3_600_000);
    await world.sandbox.runAhead(7 / 24);
    await world.background();
    await world.sandbox.clearFaults();
    expect(await world.provided(order)).toEqual(['authorization 10000', 'capture 10000']);
    expect(await world.booked(order)).toMatchObject({ 'asset.paypal.receivable': 10_000 });
  });
});

describe('a hold of PayPal', () => {
  it('[EU-22] ends after three days and is authorised again then, not before', async () => {
    const order = await world.held();
    await world.onDay(2.5);
    expect(await world.provided(order)).toEqual(['authorization 235000']);
    await world.onDay(3.01);
    expect(await world.provided(order)).toEqual(['authorization 235000', 'authorization 235000']);
    expect(await world.booked(order)).toEqual({
      'memorandum.authorisations': -235_000,
      'memorandum.paypal.authorised': 235_000,
    });
    await world.onDay(6.1);
    expect(await world.provided(order)).toHaveLength(3);
    expect(await world.differences()).toEqual([]);
    await world.settle(order, [['capture', 235_000, 'final']]);
    await world.background();
    expect((await world.provided(order)).at(-1)).toBe('capture 235000');
  });

  it('[EU-22] whose answer was lost is learnt by asking again', async () => {
    const order = await world.held();
    await world.sandbox.fault({ call: 'reauthorize', httpAfter: 500, next: 2 });
    await world.onDay(3.01);
    await world.onDay(3.02);
    expect(await world.provided(order)).toEqual(['authorization 235000', 'authorization 235000']);
    expect(await world.booked(order)).toMatchObject({ 'memorandum.paypal.authorised': 235_000 });
    expect(await world.differences()).toEqual([]);
  });

  it('[EU-22] is not renewed after day 29: the order is paid again', async () => {
    const order = await world.held();
    for (let day = 3.01; day < 34; day += 3.02) await world.onDay(day);
    const found = await world.application.find(order.placementId);
    expect(found).toMatchObject({ holdState: 'missing', missingMinorUnits: 235_000 });
    expect(await world.booked(order)).toEqual({});
  });
});
