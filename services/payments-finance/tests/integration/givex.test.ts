import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { followOn, useGivex } from './test-givex.ts';
import { PIN } from './givex-sandbox.ts';

const givex = useGivex();

/** Holds £60.00 of a card of £100.00. */
async function held() {
  const number = await givex.sandbox.card('100.00');
  const [provider, order] = [givex.provider(), givex.order(number, 6_000)];
  const answer = await provider.authorise(order, 2_000);
  if (answer.kind !== 'authorised') throw new Error(`The card was ${answer.kind}.`);
  return { number, provider, order, authorisationId: answer.providerId };
}
const next = (of: ReturnType<typeof followOn>) => ({ ...of, merchantTransactionId: randomUUID() });

describe('a gift card', () => {
  it('[EU-22] holds the amount and captures part of it; the rest is free again', async () => {
    const { number, provider, order, authorisationId } = await held();
    expect(await givex.sandbox.balance(number)).toEqual({ balance: '100.00', held: '60.00' });
    const capture = { ...next(followOn(order, 4_550)), authorisationId, sequence: 1, final: false };
    expect(await provider.capture(capture, 2_000)).toMatchObject({ kind: 'done' });
    expect(await givex.sandbox.balance(number)).toEqual({ balance: '54.50', held: '0.00' });
    const second = { ...next(followOn(order, 500)), authorisationId, sequence: 2, final: true };
    expect(await provider.capture(second, 2_000)).toEqual({ kind: 'refused', reason: 'authorisation-gone' });
    expect(provider.capabilities.captures).toBe('once');
  });

  it('[I5] is named by the report with each capture and top-up, also of two cards of one order', async () => {
    const [one, two] = [await held(), await held()];
    for (const { provider, order, authorisationId } of [one, two]) {
      const capture = { ...next(followOn(order)), authorisationId, sequence: 1, final: true };
      const captured = await provider.capture(capture, 2_000);
      if (captured.kind !== 'done') throw new Error(`It was ${captured.kind}.`);
      const refund = { ...next(followOn(order, 1_000)), captureId: captured.providerId };
      expect(await provider.refund(refund, 2_000)).toMatchObject({ kind: 'done' });
    }
    const report = await one.provider.movements();
    for (const { authorisationId, order } of [one, two]) {
      const own = report.filter((movement) => movement.authorisationId === authorisationId);
      expect(own.map(({ kind, amount, reference }) => [kind, amount, reference])).toEqual([
        ['capture', 6_000, order.reference],
        ['refund', 1_000, order.reference],
      ]);
      expect(own[1]?.captureId).toBe(own[0]?.providerId);
    }
  });

  it('[EU-22] with less than the amount is declined with what it has, and nothing is held', async () => {
    const number = await givex.sandbox.card('25.00');
    expect(await givex.provider().authorise(givex.order(number, 6_000), 2_000)).toEqual({
      kind: 'declined',
      reason: 'insufficient-funds',
      available: { minorUnits: 2_500, currency: 'GBP' },
    });
    expect(await givex.sandbox.balance(number)).toEqual({ balance: '25.00', held: '0.00' });
  });

  it('[EU-22] whose release is not answered is held in part, to be reversed durably', async () => {
    const number = await givex.sandbox.card('25.00');
    const [provider, order] = [givex.provider(), givex.order(number, 6_000)];
    await givex.sandbox.fault({ method: 'dc_921', http: 502 });
    const answer = await provider.authorise(order, 2_000);
    expect(answer).toMatchObject({ kind: 'authorised', quality: 'partial', amount: { minorUnits: 2_500 } });
    const providerId = answer.kind === 'authorised' ? answer.providerId : '';
    expect(await provider.reverse({ ...followOn(order, 2_500), providerId })).toBe('reversed');
    expect(await provider.reverse({ ...followOn(order, 2_500), providerId })).toBe('already-reversed');
    expect(await givex.sandbox.balance(number)).toEqual({ balance: '25.00', held: '0.00' });
  });

  it.each([
    ['empty', '0', {}, { reason: 'insufficient-funds', available: { minorUnits: 0, currency: 'GBP' } }],
    ['expired', '50.00', { expires: '2020-01-31' }, { reason: 'expired-card' }],
    ['blocked', '50.00', { state: 'blocked' }, { reason: 'card-declined' }],
    ['not activated', '50.00', { state: 'inactive' }, { reason: 'card-declined' }],
    ['of another PIN', '50.00', { pin: '1111' }, { reason: 'card-declined' }],
  ])('[EU-22] that is %s is declined', async (_what, balance, more, declined) => {
    const number = await givex.sandbox.card(balance, more);
    const answer = await givex.provider().authorise(givex.order(number, 100), 2_000);
    expect(answer).toEqual({ kind: 'declined', ...declined });
  });

  it('[EU-22] is refunded by topping it up, in parts', async () => {
    const { number, provider, order, authorisationId } = await held();
    const capture = { ...next(followOn(order)), authorisationId, sequence: 1, final: true };
    await provider.capture(capture, 2_000);
    for (const minorUnits of [1_000, 2_000]) {
      const refund = { ...next(followOn(order, minorUnits)), captureId: 'a capture' };
      expect(await provider.refund(refund, 2_000)).toMatchObject({ kind: 'done' });
    }
    expect(await givex.sandbox.balance(number)).toEqual({ balance: '70.00', held: '0.00' });
  });

  it('[EU-22] of another cart is not verified, and one that the vault has lost moves nothing', async () => {
    const [provider, owner] = [givex.provider(), { cartId: 'c', ownerKey: 'a:1', site: 'loupe' }];
    const unknown = { ...followOn(givex.order('6036280000000000999', 1)), account: 'unknown' };
    expect(await provider.verify({ method: 'givex', giftCardId: 'unknown' }, owner, 1_000)).toBeUndefined();
    expect(await provider.reverse({ ...unknown, providerId: undefined })).toBe('refused');
    expect(await provider.refund({ ...unknown, captureId: '1' }, 1_000)).toMatchObject({ kind: 'refused' });
  });

  it('[RO-02] added to a bag that was merged at sign-in is verified by the bag it was added to', async () => {
    const { details } = givex.order(await givex.sandbox.card('10.00'), 1);
    const owner = { cartId: 'merged', ownerKey: 'c:1', site: 'loupe' };
    const verify = (more: object) => givex.provider().verify({ ...details, ...more }, owner, 1_000);
    expect(await verify({})).toBeUndefined();
    expect(await verify({ addedWith: { cartId: 'c', ownerKey: 'a:1' } })).toMatchObject({
      cardType: 'givex',
    });
  });

  it('[EU-22] is not asked for with a wrong password: the tender counts as not sent', async () => {
    const number = await givex.sandbox.card('50.00');
    const passwords = () => ({
      accepted: new Map(),
      active: { kid: 'k', key: Buffer.from('wrong-password') },
    });
    const [provider, order] = [givex.provider({ passwords }), givex.order(number, 100)];
    expect(await provider.authorise(order, 2_000)).toEqual({ kind: 'not-sent' });
    const capture = { ...followOn(order), authorisationId: '1', sequence: 1, final: true };
    expect(await provider.capture(capture, 2_000)).toEqual({ kind: 'not-worked-on' });
    expect(await provider.reverse({ ...followOn(order), providerId: undefined })).toBe('not-sent');
  });

  it('[EU-22] shows what it moved in the report of the provider', async () => {
    const { provider, order, authorisationId } = await held();
    const capture = { ...next(followOn(order, 4_000)), authorisationId, sequence: 1, final: true };
    await provider.capture(capture, 2_000);
    const refund = { ...next(followOn(order, 500)), captureId: authorisationId };
    await provider.refund(refund, 2_000);
    const small = givex.order(await givex.sandbox.card('1.00'), 6_000);
    await provider.authorise(small, 2_000);
    const ids = [order, capture, refund, small].map(({ merchantTransactionId }) => merchantTransactionId);
    const moved = (await provider.movements()).filter(({ transactionId }) => ids.includes(transactionId));
    expect(moved.map(({ kind, amount, standing }) => ({ kind, amount, standing }))).toEqual([
      { kind: 'authorisation', amount: 6_000, standing: 0 },
      { kind: 'capture', amount: 4_000, standing: 4_000 },
      { kind: 'refund', amount: 500, standing: 500 },
    ]);
  });

  it('[ER-13] writes no number, PIN or password to the log', async () => {
    const { number } = await held();
    await givex.sandbox.fault({ method: 'dc_920', http: 500, next: 5 });
    await givex.provider().authorise(givex.order(number, 100), 1_000);
    for (const secret of [number, PIN, 'a-password-of-tests', 'wrong-password'])
      expect(givex.logs()).not.toContain(secret);
  });
});
