import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { splitStock } from '../../src/use-cases/split-stock.ts';
import { END, FORM, readyForLoan, SEEN, SUBMIT } from './support/applicant.ts';
import { PAY } from './support/documents.ts';
import { restock, SKU } from './support/gift-card-buyer.ts';
import { serveGraph } from './support/graph.ts';
import { draftOf } from './support/promotions.ts';
import { approve } from './support/scripted-payments.ts';
import { shopAtProvider } from './support/shop-at-provider.ts';

const { shop, ask } = shopAtProvider(() => FORM);
const submit = (actor: object, input: object = SEEN) => ask(actor, SUBMIT, { input });
const ready = (bag: Parameters<typeof readyForLoan>[1] = {}) => readyForLoan(ask, bag);
const declined = () => ({ kind: 'declined', reason: 'loan-declined' }) as const;

describe('pieces that all applications keep', () => {
  const somebody = (pieces = 1) => ready({ pieces, email: `${randomUUID()}@example.com` });
  const APPLIED_FOR = { __typename: 'PiecesAppliedForError', sku: SKU };
  const restocked = async (units: number) => {
    await restock(shop(), units);
    const atLender = () => ({ kind: 'action', action: FORM, validSeconds: 1_800 }) as const;
    shop().payments.answer = atLender;
    shop().payments.afterChallenge = atLender;
  };
  const apply = async (pieces = 1) =>
    submit(await somebody(pieces), { ...SEEN, expectedTotal: pieces * 265_00 });

  it.each([
    [1, 1],
    [2, 1],
    [5, 3],
  ])(
    '[MU-15] of %i in stock are %i, when shoppers apply at the same time on two instances',
    async (units, most) => {
      await restocked(units);
      const other = await serveGraph(shop().instance());
      const actors = await Promise.all(Array.from({ length: 6 }, () => somebody()));
      const answers = await Promise.all(
        actors.map((actor, at) => ask(actor, SUBMIT, { input: SEEN }, at % 2 === 0 ? other : undefined)),
      );
      const lent = answers.filter(({ __typename }) => __typename === 'FinanceApplication');
      expect(lent).toHaveLength(most);
      const refused = answers.filter(({ __typename }) => __typename !== 'FinanceApplication');
      if (units > most) for (const answer of refused) expect(answer).toMatchObject(APPLIED_FOR);
      expect(await shop().stockOf(SKU)).toEqual({ onHand: units, reserved: most });
      await other.stop();
    },
  );

  it.each([true, false])(
    '[MU-15] are no others’ where one shopper applies twice at once for the last one, with a key: %s',
    async (hasKey) => {
      const other = await serveGraph(shop().instance());
      for (let times = 0; times < 5; times++) {
        await restocked(1);
        const actor = await somebody();
        const input = { ...SEEN, ...(hasKey ? { idempotencyKey: randomUUID() } : {}) };
        const answers = await Promise.all([undefined, other].map((on) => ask(actor, SUBMIT, { input }, on)));
        expect(answers.map(({ __typename }) => __typename)).not.toContain('PiecesAppliedForError');
        expect(answers).toContainEqual(expect.objectContaining({ __typename: 'FinanceApplication' }));
        expect(await shop().stockOf(SKU)).toEqual({ onHand: 1, reserved: 1 });
      }
      await other.stop();
    },
  );

  it('[MU-15] leave the others to who pays in another way, and nothing is written by who is refused', async () => {
    await restocked(2);
    expect(await apply()).toMatchObject({ __typename: 'FinanceApplication' });
    const actor = await ready();
    const { rate_limit: _counters, ...before } = await shop().rowCounts();
    const refused = await submit(actor);
    expect(refused).toMatchObject({
      ...APPLIED_FOR,
      message: expect.stringContaining('Nothing has been taken.'),
    });
    const { rate_limit: _after, ...after } = await shop().rowCounts();
    expect(after).toEqual(before);
    shop().payments.answer = approve;
    expect(
      await ask(actor, PAY, { input: { expectedTotal: 265_00, transientToken: 'token' } }),
    ).toMatchObject({ __typename: 'OrderPlaced' });
  });

  it('[MU-15] are for the next one when an application ends, is an order, or stock arrives', async () => {
    await restocked(2);
    const actor = await ready();
    const { financeApplicationId: id } = await submit(actor);
    expect(await apply()).toMatchObject(APPLIED_FOR);
    shop().payments.afterChallenge = declined;
    await ask(actor, END, { input: { financeApplicationId: id } });
    expect(await apply()).toMatchObject({ __typename: 'FinanceApplication' });
    expect(await apply()).toMatchObject(APPLIED_FOR);
    await shop().query('UPDATE stock_item SET on_hand = 3');
    expect(await apply()).toMatchObject({ __typename: 'FinanceApplication' });
    await shop().query('UPDATE stock_item SET on_hand = 6');
    expect(await apply(2)).toMatchObject({ __typename: 'QuantityLimitError', most: 1 });
  });

  it('[MU-15] are counted in buckets too', async () => {
    await restocked(4);
    await splitStock(shop().instance().ports, SKU, 2);
    expect(await apply(2)).toMatchObject({ __typename: 'FinanceApplication' });
    expect(await apply()).toMatchObject(APPLIED_FOR);
  });

  it('[MU-07] [MU-15] of a free gift take the gift out of the bag, which can then be applied for', async () => {
    const GIFT = '0100107';
    await shop().restock({ [SKU]: 20, [GIFT]: 1 });
    shop().payments.answer = () => ({ kind: 'action', action: FORM, validSeconds: 1_800 });
    await shop().promote(
      draftOf({ type: 'free-gift', skus: [GIFT], per: 'bag' }, [], { pieces: { products: [SKU] } }),
    );
    const withGift = async () => {
      const actor = await somebody();
      await ask(
        actor,
        'mutation ($sku: String) { setFreeGiftProduct(giftId: "free-gift", sku: $sku) { __typename } }',
        {
          sku: GIFT,
        },
      );
      return actor;
    };
    const [first, second] = [await withGift(), await withGift()];
    expect(await submit(first)).toMatchObject({ __typename: 'FinanceApplication' });
    await shop().query('UPDATE stock_item SET on_hand = 2 WHERE sku = $1', [GIFT]);
    expect(await submit(second)).toMatchObject({ __typename: 'InsufficientStockError' });
    expect(await submit(second)).toMatchObject({ __typename: 'FinanceApplication' });
    expect(await shop().stockOf(GIFT)).toEqual({ onHand: 2, reserved: 1 });
  });

  it('[MU-07] [MU-15] are as many as one may apply for, beside one that is given with them', async () => {
    await restocked(20);
    await shop().promote(
      draftOf({ type: 'free-gift', skus: [SKU], per: 'bag' }, [], { pieces: { products: [SKU] } }),
    );
    const actor = await somebody(2);
    const CHOOSE =
      'mutation ($sku: String) { setFreeGiftProduct(giftId: "free-gift", sku: $sku) { __typename } }';
    await ask(actor, CHOOSE, { sku: SKU });
    expect(await submit(actor, { ...SEEN, expectedTotal: 530_00 })).toMatchObject({
      __typename: 'FinanceApplication',
    });
    expect(await shop().stockOf(SKU)).toEqual({ onHand: 20, reserved: 3 });
  });
});
