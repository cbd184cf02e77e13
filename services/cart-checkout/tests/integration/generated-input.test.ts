import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { inTransaction } from '@loupe/database/transaction';
import fc from 'fast-check';
import { promotionRepository } from '../../src/adapters/db/promotion-repository.ts';
import {
  PromotionFileError,
  readPromotionFile,
} from '../../src/adapters/promotion-files/read-promotion-file.ts';
import { putPromotion } from '../../src/use-cases/put-promotion.ts';
import { readyToPay } from './support/buyer.ts';
import { draftOf, TEN_PER_CENT } from './support/promotions.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { expectSound } from './support/soundness.ts';

/** GENERATED_INPUTS=10000 for all of them. */
const RUNS = Number(process.env['GENERATED_INPUTS'] ?? 200);
const WITHIN_MS = 60_000 + RUNS * 200;
const SKU = '0100002';
const CALLER = { session: 'session', network: '203.0.113.0/24' };
const { constantFrom, integer, oneof, record, string, uniqueArray } = fc;

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({ [SKU]: 50 }));
afterAll(() => shop.close());

/** One in sixteen is wrong in this field. */
const mostly = <Value>(right: fc.Arbitrary<Value>, ...wrong: Value[]) =>
  oneof({ weight: 15, arbitrary: right }, { weight: 1, arbitrary: constantFrom(...wrong) });

/** Mostly valid files of few keys and codes, so that they collide. */
const file = record({
  key: mostly(constantFrom('one', 'two', 'three'), 'Not a key'),
  name: mostly(constantFrom('An offer', 'Another offer'), '', '\0'),
  description: mostly(constantFrom('About it.'), ''),
  sites: mostly(constantFrom<string[]>(['beaverbrooks'], ['loupe']), ['atlantis'], []),
  from: mostly(constantFrom('2026-01-01T00:00:00Z'), 'yesterday'),
  codes: uniqueArray(
    record({
      code: mostly(constantFrom('TEN', 'TWENTY', 'THIRTY'), 'no code'),
      uses: mostly(integer({ min: 1, max: 3 }), -1),
    }),
    { selector: ({ code }) => code, maxLength: 3 },
  ),
  pieces: constantFrom({}, { brands: ['Amberley'] }),
  rule: oneof(
    {
      weight: 4,
      arbitrary: record({
        type: mostly(constantFrom('percentage'), 'halves'),
        percent: mostly(integer({ min: 1, max: 100 }), 0, 101),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'exclusion' }) },
  ),
});

/** How often each outcome occurred; printed, so that a long run shows what it covered. */
class Outcomes {
  readonly counts = new Map<string, number>();
  readonly #of: string;

  constructor(of: string) {
    this.#of = of;
  }

  add(outcome: string): void {
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1);
  }

  print(): void {
    const counts = [...this.counts].toSorted().map(([outcome, count]) => `${count} ${outcome}`);
    process.stderr.write(`${RUNS} ${this.#of}: ${counts.join(', ')}\n`);
  }
}

const stored = async (key?: string) => ({
  promotions: await shop.query(
    'SELECT key, state, version, definition FROM promotion WHERE $1::text IS NULL OR key = $1 ORDER BY key',
    [key ?? null],
  ),
  codes: await shop.query<{ code: string }>(
    'SELECT code, promotion_key, max_uses, uses FROM promotion_code WHERE $1::text IS NULL OR promotion_key = $1 ORDER BY code',
    [key ?? null],
  ),
});

describe('generated promotion files', () => {
  it(
    'are stored whole, or are a typed error and change nothing',
    async () => {
      const outcomes = new Outcomes('promotion files');
      const ports = {
        transaction: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(shop.pool, work),
        promotionsIn: promotionRepository,
        digestsOf: instance.ports.digestsOf,
      };
      const put = async (content: string) => {
        try {
          const draft = readPromotionFile('generated.json', content);
          return { draft, outcome: (await putPromotion(ports, draft)).outcome };
        } catch (error) {
          expect(error).toBeInstanceOf(PromotionFileError);
          return { draft: null, outcome: 'unreadable' as const };
        }
      };
      await fc.assert(
        fc.asyncProperty(file, async (written) => {
          const before = await stored();
          const { draft, outcome } = await put(JSON.stringify(written));
          outcomes.add(outcome);
          if (draft === null || outcome === 'refused') {
            expect(await stored()).toEqual(before);
            return;
          }
          const { promotions, codes } = await stored(draft.promotion.key);
          expect(promotions).toMatchObject([{ definition: JSON.parse(JSON.stringify(draft.promotion)) }]);
          expect(codes.map(({ code }) => code)).toEqual(draft.codes.map(({ code }) => code).toSorted());
        }),
        { numRuns: RUNS },
      );
      outcomes.print();
      expect([...outcomes.counts.keys()]).toEqual(
        expect.arrayContaining(['created', 'changed', 'refused', 'unreadable']),
      );
    },
    WITHIN_MS,
  );
});

describe('generated changes of a bag', () => {
  const text = oneof(constantFrom('TEN', ' ten ', '', '\0', '\ud800', 'x'.repeat(200)), string());
  const change = oneof(
    record({
      kind: fc.constant('quantity' as const),
      quantity: oneof(integer({ min: -2, max: 120 }), constantFrom(2 ** 31, 0.5, Number.NaN)),
    }),
    record({ kind: fc.constant('code' as const), code: text }),
    record({ kind: fc.constant('gift' as const), giftId: text, sku: text }),
    record({ kind: fc.constant('engraving' as const), text }),
    record({ kind: fc.constant('line' as const), lineItemId: text }),
  );

  it(
    'are applied whole, or are a typed answer and change nothing',
    async () => {
      await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN' }]));
      const outcomes = new Outcomes('changes of a bag');
      const shopper = guest();
      await readyToPay(instance, [SKU], shopper);
      const send = async (given: typeof change extends fc.Arbitrary<infer Change> ? Change : never) => {
        const lineItemId = (await instance.viewCart(shopper))?.lines[0]?.id ?? '';
        switch (given.kind) {
          case 'quantity':
            return instance.updateQuantity(shopper, { lineItemId, quantity: given.quantity });
          case 'code':
            return instance.addDiscountCode(shopper, given.code, CALLER);
          case 'gift':
            return instance.setFreeGift(shopper, { giftId: given.giftId, sku: given.sku });
          case 'engraving':
            return instance.chooseForLine(shopper, lineItemId, { engraving: given.text });
          case 'line':
            return instance.updateQuantity(shopper, { lineItemId: given.lineItemId, quantity: 1 });
        }
      };
      await fc.assert(
        fc.asyncProperty(change, async (given) => {
          if ((await instance.viewCart(shopper))?.lines.length === 0)
            await readyToPay(instance, [SKU], shopper);
          const before = await instance.viewCart(shopper);
          const answer = await send(given).catch((error: unknown) => {
            expect(error).toBeInstanceOf(InvalidFieldError);
            return null;
          });
          outcomes.add(`${given.kind} ${answer?.type ?? 'InvalidFieldError'}`);
          const after = await instance.viewCart(shopper);
          if (answer?.type !== 'Cart') expect(after?.version).toBe(before?.version);
          expect(after?.total).toBeGreaterThanOrEqual(0);
        }),
        { numRuns: RUNS },
      );
      outcomes.print();
      expect(shop.faults).toEqual([]);
      await expectSound(shop);
    },
    WITHIN_MS,
  );
});
