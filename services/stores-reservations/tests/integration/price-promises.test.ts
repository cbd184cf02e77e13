import { fromBinary } from '@bufbuild/protobuf';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PricePromiseSchema } from '@loupe/contracts/stores/price_promise';
import { EnvelopeSchema } from '@loupe/contracts/envelope';
import { usePricePromises } from '../../src/use-cases/use-price-promise.ts';
import { publishProduct } from './support/pieces.ts';
import { pricePromisesOf } from './support/price-promises.ts';
import { newVisitor, SKU, storesOnSaturday } from './support/reservations.ts';

const { service, later } = storesOnSaturday();
let shop: ReturnType<typeof pricePromisesOf>;
beforeAll(() => {
  shop = pricePromisesOf(service());
});

const DAY = 24 * 60;
const mails = () => service().mails.map(({ mail }) => mail);
const lastEvent = async () => {
  const { rows } = await service().pool.query<{ payload: Buffer }>(
    `SELECT payload FROM outbox WHERE aggregatetype = 'stores.price-promise.v1' ORDER BY seq DESC LIMIT 1`,
  );
  return fromBinary(PricePromiseSchema, fromBinary(EnvelopeSchema, rows[0]!.payload).payload);
};

describe('a price promise', () => {
  it('[EU-09] [RT-15] is PENDING_DECISION, then APPROVED by a person, with a code for one person until a day that is said', async () => {
    const guest = newVisitor();
    const asked = await shop.ask(guest, { page: 'hartwell.example/ring', note: 'Seen on\nFriday' });
    // Saturday noon: the next working day is Monday.
    expect(asked.pricePromise).toMatchObject({
      status: 'PENDING_DECISION',
      ourPrice: 125_000,
      theirPrice: 119_500,
      code: null,
      isUsed: false,
      answersBy: '5.30pm on Monday 23 November',
    });
    const number = asked.pricePromiseNumber!;
    expect(number).toMatch(/^P-[2-9A-Z]{8}$/);
    expect(await lastEvent()).toMatchObject({ state: 'PENDING_DECISION', validUntilMs: 0n, emailDigest: '' });
    await service().sweep();
    expect(await shop.decide(number, { kind: 'approve', price: null })).toMatchObject({ outcome: 'served' });
    const approved = await shop.find(guest, { pricePromiseNumber: number });
    expect(approved).toMatchObject({
      status: 'APPROVED',
      agreedPrice: 119_500,
      lastDay: 'Saturday 28 November',
    });
    expect(await lastEvent()).toMatchObject({
      sku: SKU,
      site: 'beaverbrooks',
      priceMinorUnits: 119_500n,
      code: approved!.code,
      by: 'staff',
      validUntilMs: BigInt(Date.parse('2026-11-29T00:00:00Z')),
      customerId: '',
      emailDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
      emailKeyId: 'test',
    });
    await service().sweep();
    expect(mails()).toEqual(['received', 'approved']);
    const [received, mail] = service().mails;
    expect(mail).toMatchObject({ to: guest.email });
    expect(mail!.text).toContain(approved!.code);
    // A ring may be a secret.
    for (const { text } of service().mails) expect(text).not.toMatch(/Winterbourne/i);
    // The link shows it in any browser; that of another purpose does not.
    expect(await shop.find(newVisitor(), { token: received!.token })).toMatchObject({ status: 'APPROVED' });
    const token = service().ports.reservationLinks.make({
      id: '0199c0de-0000-7000-8000-000000000009',
      epoch: 0,
    });
    expect(await shop.find(newVisitor(), { token })).toBeNull();
    expect(await shop.find(newVisitor(), { pricePromiseNumber: number })).toBeNull();
  });

  it('[EU-09] of a customer names the account, and is good while signed in', async () => {
    const customer = newVisitor({ isCustomer: true });
    const number = await shop.asked(customer);
    await shop.decide(number, { kind: 'approve', price: 120_000 });
    expect(await lastEvent()).toMatchObject({
      customerId: customer.actor.customerId,
      emailDigest: '',
      priceMinorUnits: 120_000n,
    });
  });

  it('[EU-09] is REJECTED, or ERROR when it cannot be judged, and says why; ERROR can be opened again', async () => {
    const visitor = newVisitor();
    const number = await shop.asked(visitor);
    await shop.decide(number, { kind: 'fail', reason: 'PAGE_GONE' });
    expect(await shop.find(visitor, { pricePromiseNumber: number })).toMatchObject({
      status: 'ERROR',
      reason: expect.stringContaining('no longer'),
    });
    expect(await shop.decide(number, { kind: 'approve', price: null })).toMatchObject({ why: 'not-now' });
    await shop.decide(number, { kind: 'reopen' });
    await shop.decide(number, { kind: 'reject', reason: 'NOT_PUBLIC' });
    expect(await shop.find(visitor, { pricePromiseNumber: number })).toMatchObject({ status: 'REJECTED' });
    await service().sweep();
    // The e-mail of each earlier state was not true any more when it left.
    expect(mails()).toEqual(['rejected']);
    // Another request may follow, which keeps the old one from being opened again.
    await shop.asked(visitor);
    expect(await shop.decide(number, { kind: 'undo' })).toMatchObject({ why: 'asked-again' });
  });

  it('[EU-09] of more than a tenth off needs a second person, which the table demands too', async () => {
    const visitor = newVisitor();
    const number = await shop.asked(visitor, { theirPrice: 100_000 });
    expect(await shop.decide(number, { kind: 'approve', price: null }, 'Grace')).toMatchObject({
      to: { state: 'PENDING_DECISION', decidedBy: 'Grace' },
    });
    expect(await shop.find(visitor, { pricePromiseNumber: number })).toMatchObject({
      status: 'PENDING_DECISION',
      agreedPrice: null,
    });
    expect(await shop.decide(number, { kind: 'approve', price: null }, ' grace ')).toMatchObject({
      why: 'needs-other-name',
    });
    for (const second of [null, 'Grace', ' GRACE'])
      await expect(
        service().pool.query(
          `UPDATE price_promise SET state = 'APPROVED', code = 'X', valid_until = now(), second_by = $2, due_at = now() WHERE number = $1`,
          [number, second],
        ),
      ).rejects.toMatchObject({ constraint: 'price_promise_second_name' });
    expect(await shop.decide(number, { kind: 'approve', price: null }, 'Ada')).toMatchObject({
      to: { state: 'APPROVED', decidedBy: 'Grace', secondBy: 'Ada' },
    });
    await service().sweep();
    expect(mails()).toEqual(['approved']);
    const { rows } = await service().pool.query(
      'SELECT act, actor, state, price FROM price_promise_act ORDER BY version',
    );
    expect(rows).toEqual([
      { act: 'ask', actor: 'guest', state: 'PENDING_DECISION', price: null },
      { act: 'approve', actor: 'Grace', state: 'PENDING_DECISION', price: 100_000 },
      { act: 'approve', actor: 'Ada', state: 'APPROVED', price: 100_000 },
    ]);
  });

  it('[EU-09] matches a price and does not beat it', async () => {
    const number = await shop.asked(newVisitor());
    expect(await shop.decide(number, { kind: 'approve', price: 119_499 })).toMatchObject({
      why: 'beats-their-price',
    });
    expect(await shop.decide(number, { kind: 'approve', price: 125_000 })).toMatchObject({
      why: 'not-lower',
    });
  });

  it('[EU-09] can be taken back within 15 minutes, and withdrawn later: the event says that there is no price', async () => {
    const number = await shop.asked(newVisitor());
    await shop.decide(number, { kind: 'approve', price: null });
    await shop.decide(number, { kind: 'undo' });
    expect(await lastEvent()).toMatchObject({ state: 'PENDING_DECISION', validUntilMs: 0n, code: '' });
    await shop.decide(number, { kind: 'approve', price: null });
    await later(16);
    expect(await shop.decide(number, { kind: 'undo' })).toMatchObject({ why: 'undo-too-late' });
    await shop.decide(number, { kind: 'withdraw' });
    expect(await lastEvent()).toMatchObject({ state: 'APPROVED', act: 'withdraw', validUntilMs: 0n });
    await service().sweep();
    expect(mails()).toEqual(['withdrawn']);
    expect(await shop.decide(number, { kind: 'withdraw' })).toMatchObject({ why: 'over' });
  });

  it('[EU-09] that is not answered in time says so once, and one that nobody uses ends by itself', async () => {
    const visitor = newVisitor();
    const number = await shop.asked(visitor);
    await service().sweep();
    await later(3 * DAY);
    for (let sweeps = 0; sweeps < 2; sweeps++) await service().sweep();
    expect(mails()).toEqual(['received', 'late']);
    expect(await shop.find(visitor, { pricePromiseNumber: number })).toMatchObject({ isLate: true });
    await shop.decide(number, { kind: 'approve', price: null });
    await service().sweep();
    await later(8 * DAY);
    // No sweep has run: the price ends by itself.
    expect(await shop.find(visitor, { pricePromiseNumber: number })).toMatchObject({
      code: null,
      lastDay: null,
    });
    await service().sweep();
    expect(await lastEvent()).toMatchObject({ act: 'end', by: 'clock', validUntilMs: 0n });
  });

  it.each([
    ['GIFT_CARD', { giftCard: { minValue: 10, maxValue: 100, presetValues: [25] } }],
    ['PRICE_UPON_ENQUIRY', { priceUponEnquiry: true }],
    ['MADE_TO_ORDER', { makingDays: 20 }],
    ['NOT_SOLD_ONLINE', { purchaseable: false }],
  ])('[RT-15] of a piece that is excluded is refused: %s', async (reason, facts) => {
    const id = '0199c0de-0000-7000-8000-000000000003';
    await publishProduct(service(), { id, key: '0100003', skus: { '0100003': 0 }, version: 1n, facts });
    expect(await shop.ask(newVisitor(), { sku: '0100003' })).toMatchObject({
      code: 'PricePromiseExcludedError',
      reason,
    });
    expect(await shop.offer('0100003')).toMatchObject({ exclusion: reason });
  });

  it('[RT-15] of a piece that an operator excludes, or that is not known, is refused', async () => {
    const { pricePromises } = service().ports;
    expect(await pricePromises.exclude('nope', 'Its maker allows none', 'Ada')).toBe(false);
    expect(await pricePromises.exclude('0100001', 'Its maker allows none', 'Ada')).toBe(true);
    expect(await shop.ask(newVisitor())).toMatchObject({ reason: 'EXCLUDED' });
    expect(await pricePromises.include('0100001')).toBe(true);
    expect((await shop.ask(newVisitor())).__typename).toBe('PricePromiseRequested');
    expect(await shop.ask(newVisitor(), { sku: 'nope' })).toMatchObject({ code: 'PieceNotFoundError' });
    expect(await shop.offer('nope')).toBeNull();
    // Published before this was known: not offered.
    await service().pool.query('UPDATE product SET promise_refusal = NULL');
    expect(await shop.offer(SKU)).toMatchObject({ exclusion: 'EXCLUDED' });
  });

  it.each([
    ['theirPrice', { theirPrice: 125_000 }],
    ['theirPrice', { theirPrice: 0 }],
    ['shop', { shop: ' ' }],
    ['page', { page: 'ftp://hartwell.example/ring' }],
    ['page', { page: 'javascript:alert(1)' }],
    ['page', { page: 'https://user:secret@hartwell.example' }],
    ['page', { page: 'http://localhost:3000' }],
    ['note', { note: 'x'.repeat(500_000) }],
    ['name', { name: '' }],
    ['email', { email: 'ada' }],
  ])('[RE-06] is refused for a wrong %s, and nothing is written', async (field, input) => {
    expect(await shop.ask(newVisitor(), input)).toMatchObject({ code: 'ValidationError', field });
    const { rows } = await service().pool.query('SELECT FROM price_promise UNION ALL SELECT FROM later_work');
    expect(rows).toEqual([]);
  });

  it('[RT-15] that is sent twice is one; a person waits for three at most', async () => {
    const visitor = newVisitor();
    const answers = await Promise.all([1, 2, 3].map(() => shop.ask(visitor)));
    expect(new Set(answers.map(({ pricePromiseNumber }) => pricePromiseNumber)).size).toBe(1);
    for (const sku of ['0100001-M', '0100002']) await shop.asked(visitor, { sku });
    const id = '0199c0de-0000-7000-8000-000000000004';
    await publishProduct(service(), { id, key: '0100004', skus: { '0100004': 0 }, version: 1n });
    expect(await shop.ask(visitor, { sku: '0100004' })).toMatchObject({ code: 'PricePromiseLimitError' });
  });

  it('[RT-15] is asked for at most six times an hour with one e-mail, and at most twenty wait about one piece', async () => {
    const { email } = newVisitor();
    const codes: (string | undefined)[] = [];
    for (let asked = 0; asked < 7; asked++) codes.push((await shop.ask({ ...newVisitor(), email })).code);
    expect(codes.filter(Boolean)).toEqual(['TooManyAttemptsError']);
    for (let asked = 6; asked < 20; asked++) await shop.asked(newVisitor());
    expect(await shop.ask(newVisitor())).toMatchObject({ code: 'PricePromiseLimitError' });
    expect((await shop.ask(newVisitor(), { sku: '0100002' })).code).toBeUndefined();
  });

  it('[EU-09] two people who decide at once decide once, and one e-mail has one open price of a piece', async () => {
    const visitor = newVisitor();
    const number = await shop.asked(visitor);
    const decided = await Promise.all(
      ['Ada', 'Grace'].map((by) => shop.decide(number, { kind: 'approve', price: null }, by)),
    );
    expect(decided.map(({ outcome }) => outcome).toSorted()).toEqual(['refused', 'served']);
    const again = await shop.asked({ ...newVisitor(), email: visitor.email });
    expect(await shop.decide(again, { kind: 'approve', price: null })).toMatchObject({
      why: 'approved-before',
    });
    await service().sweep();
    expect(mails().filter((mail) => mail === 'approved')).toEqual(['approved']);
  });

  it('[EU-09] says which order used it, also when that is told after its end, and once', async () => {
    const visitor = newVisitor();
    const number = await shop.asked(visitor);
    const decided = await shop.decide(number, { kind: 'approve', price: null });
    const { code } = (decided as { to: { code: string } }).to;
    await service().sweep();
    await later(8 * DAY);
    await service().sweep();
    expect(await usePricePromises(service().ports, 'BB7Q2M4X9AB', ['TEN', code])).toBe(1);
    expect(await usePricePromises(service().ports, 'BB7Q2M4X9AB', [code])).toBe(0);
    expect(await shop.find(visitor, { pricePromiseNumber: number })).toMatchObject({
      isUsed: true,
      code: null,
    });
    expect(await lastEvent()).toMatchObject({ act: 'use', by: 'checkout', validUntilMs: 0n });
  });

  it('[EU-09] is forgotten 90 days later: who asked, and what they sent as evidence', async () => {
    const number = await shop.asked(newVisitor(), { page: 'https://hartwell.example/ring', note: 'Friday' });
    await shop.decide(number, { kind: 'reject', reason: 'OTHER_PIECE' });
    await later(91 * DAY);
    expect(await service().ports.prune()).toBeGreaterThan(0);
    const { rows } = await service().pool.query('SELECT owner, name, email, page, note FROM price_promise');
    expect(rows).toEqual([{ owner: '', name: '', email: '', page: null, note: null }]);
  });
});
