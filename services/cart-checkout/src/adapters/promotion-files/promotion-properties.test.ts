import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyPromotions } from '../../domain/promotions/apply-promotions.ts';
import { isAbout } from '../../domain/promotions/matching.ts';
import type { Promotion } from '../../domain/promotions/promotion.ts';
import type { PromotionInput, PromotionLine } from '../../domain/promotions/promotion-input.ts';
import { PromotionFileError, readPromotionFile } from './read-promotion-file.ts';

/** GENERATED_INPUTS=10000 for all of them, as in the nightly run. */
const RUNS = Number(process.env['GENERATED_INPUTS'] ?? 2_000);
const AT = new Date('2026-12-01T12:00:00Z');
const BRANDS = ['Lune', 'Tarn', 'Corvane'];
const CATEGORIES = ['rings', 'watches', 'straps'];
const { constantFrom, integer, record, array, boolean, oneof, constant, uniqueArray } = fc;

const pence = integer({ min: 0, max: 5_000_00 });
const some = integer({ min: 1, max: 5_000_00 });
const percent = integer({ min: 1, max: 10_000 }).map((share) => share / 100);
const few = integer({ min: 1, max: 3 });
const listOf = (values: string[]) => uniqueArray(constantFrom(...values), { minLength: 1, maxLength: 2 });
const selection = record(
  { brands: listOf(BRANDS), categories: listOf(CATEGORIES), priceFrom: integer({ min: 0, max: 100_00 }) },
  { requiredKeys: [] },
);
const tiersOf = (kind: 'amount' | 'percent') =>
  array(record({ spend: integer({ min: 1, max: 900_00 }), save: integer({ min: 1, max: 20 }) }), {
    minLength: 1,
    maxLength: 4,
  }).map((steps) => {
    let spend = 0;
    let save = 0;
    const tiers = steps.map((step) => ({ spend: (spend += step.spend), save: (save += step.save) }));
    return { type: 'spend-and-save', kind, tiers };
  });
const rule = oneof(
  record({ type: constant('percentage'), percent }),
  record({ type: constant('amount'), amount: some, per: constantFrom('piece', 'bag') }),
  record({ type: constant('fixed-price'), price: pence }),
  record({ type: constant('buy-x-get-y'), buy: few, get: few, percent }),
  record({ type: constant('buy-x-get-y'), buy: few, get: few, percent, of: selection }),
  tiersOf('amount'),
  tiersOf('percent'),
  record({
    type: constant('bundle'),
    parts: array(record({ pieces: selection, quantity: few }), { minLength: 1, maxLength: 3 }),
    price: some,
  }),
  record({ type: constant('free-delivery') }),
  record({ type: constant('free-gift'), skus: constant(['G1', 'G2']), per: constantFrom('line', 'bag') }),
);
const fileOf = <Rule>(ruleOf: fc.Arbitrary<Rule>) =>
  record({
    sites: constant(['loupe']),
    from: constantFrom('2026-01-01T00:00:00Z', '2026-12-01T12:00:00Z'),
    priority: integer({ min: 0, max: 3 }),
    stacking: constantFrom('stackable', 'stackable', 'exclusive'),
    hasCode: boolean(),
    pieces: selection,
    except: oneof(constant({}), constant({}), selection),
    spend: oneof(constant(0), constant(0), some),
    firstOrder: boolean(),
    rule: ruleOf,
  });
const offer = fileOf(rule);
const exclusion = fileOf(constant({ type: 'exclusion' })).map((written) => ({
  ...written,
  stacking: 'stackable' as const,
  hasCode: false,
  spend: 0,
  firstOrder: false,
}));
const file = oneof({ weight: 8, arbitrary: offer }, { weight: 1, arbitrary: exclusion });
const line = record({
  brand: constantFrom(...BRANDS),
  categories: listOf(CATEGORIES),
  quantity: integer({ min: 1, max: 6 }),
  unitPrice: oneof(pence, integer({ min: 0, max: 9 })),
  isGiftCard: constantFrom(false, false, false, true),
  isSellable: constantFrom(true, true, true, false),
});

type Written = typeof file extends fc.Arbitrary<infer File> ? File : never;
type Piece = typeof line extends fc.Arbitrary<infer Line> ? Line : never;

/** Reads the file as an operator's is read; null when it is refused, with the error the operator sees. */
function read({ hasCode, ...written }: Written, index: number): Promotion | null {
  const codes = hasCode ? [{ code: `CODE-${index}` }] : [];
  const key = `promotion-${index}`;
  const json = JSON.stringify({ ...written, codes, key, name: key, description: 'About it.' });
  try {
    return { ...readPromotionFile(`${key}.json`, json).promotion, state: 'active' };
  } catch (error) {
    expect(error).toBeInstanceOf(PromotionFileError);
    expect((error as PromotionFileError).message).toContain(`${key}.json`);
    expect((error as PromotionFileError).problems.every(({ message }) => message !== '')).toBe(true);
    return null;
  }
}

const lineOf = (piece: Piece, index: number): PromotionLine => ({
  id: `line-${index}`,
  sku: `sku-${index}`,
  productKey: `key-${index}`,
  productType: 'ring',
  ...piece,
});
const inputOf = (pieces: readonly Piece[], files: readonly Written[]): PromotionInput => {
  const promotions = files.map(read).filter((promotion) => promotion !== null);
  return {
    site: 'loupe',
    at: AT,
    customer: { id: 'c1', isFirstOrder: true },
    lines: pieces.map(lineOf),
    promotions,
    codes: promotions
      .filter(({ needsCode }) => needsCode)
      .map(({ key }) => ({ code: key.toUpperCase(), promotion: key, isUsedUp: false })),
  };
};

/** Net pence of each unit by line, checked on the way. */
function netOf(input: PromotionInput): Map<string, number[]> {
  const { discounts } = applyPromotions(input);
  const net = new Map(
    input.lines.map(({ id, quantity, unitPrice }) => [id, Array.from({ length: quantity }, () => unitPrice)]),
  );
  for (const { lineId, units } of discounts) {
    const left = net.get(lineId)!;
    const isWhole = units.every((amount) => Number.isSafeInteger(amount) && amount >= 0);
    if (!isWhole || units.length !== left.length) throw new Error(`Units of ${lineId}: ${units.join()}`);
    for (const [index, amount] of units.entries()) left[index]! -= amount;
  }
  return net;
}
const totalOf = (net: ReadonlyMap<string, number[]>): number =>
  [...net.values()].flat().reduce((sum, amount) => sum + amount, 0);

const isExcluded = (piece: PromotionLine, promotions: readonly Promotion[]): boolean =>
  promotions.some((promotion) => promotion.rule.type === 'exclusion' && isAbout(promotion, piece));

const bag = array(line, { minLength: 1, maxLength: 6 });
const files = array(file, { minLength: 1, maxLength: 6 });

describe('generated promotion files and bags', () => {
  it('give typed errors or prices that are never below zero', () => {
    let refused = 0;
    let discounted = 0;
    fc.assert(
      fc.property(bag, files, (pieces, written) => {
        const input = inputOf(pieces, written);
        refused += written.length - input.promotions.length;
        const net = netOf(input);
        expect([...net.values()].flat().every((amount) => amount >= 0)).toBe(true);
        for (const piece of input.lines) {
          const isProtected = piece.isGiftCard || !piece.isSellable || isExcluded(piece, input.promotions);
          if (isProtected)
            expect(net.get(piece.id)!.every((amount) => amount === piece.unitPrice)).toBe(true);
        }
        const full = input.lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
        if (totalOf(net) < full) discounted++;
      }),
      { numRuns: RUNS },
    );
    expect(refused).toBeGreaterThan(RUNS / 100);
    expect(discounted).toBeGreaterThan(RUNS / 20);
  });

  it('give the same for lines, promotions and codes in any order', () => {
    fc.assert(
      fc.property(bag, files, (pieces, written) => {
        const input = inputOf(pieces, written);
        const turned = {
          ...input,
          lines: input.lines.toReversed(),
          promotions: input.promotions.toReversed(),
          codes: input.codes.toReversed(),
        };
        const first = applyPromotions(input);
        const second = applyPromotions(turned);
        expect(second).toEqual({ ...first, codes: first.codes.toReversed() });
      }),
      { numRuns: RUNS / 5 },
    );
  });

  it('never cost more with another promotion that is no exclusion', () => {
    fc.assert(
      fc.property(bag, files, offer, (pieces, written, added) => {
        const withoutAdded = inputOf(pieces, written);
        const withAdded = inputOf(pieces, [...written, added]);
        const before = totalOf(netOf(withoutAdded));
        const after = totalOf(netOf(withAdded));
        expect(after).toBeLessThanOrEqual(before);
      }),
      { numRuns: RUNS },
    );
  });

  it('give typed errors for files of any shape', () => {
    fc.assert(
      fc.property(
        oneof(
          fc.json(),
          fc.string(),
          fc.object().map((value) => JSON.stringify(value)),
        ),
        (content) => {
          expect(() => readPromotionFile('any.json', content)).toThrow(PromotionFileError);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
