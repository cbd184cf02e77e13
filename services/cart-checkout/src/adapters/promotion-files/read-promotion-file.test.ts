import { describe, expect, it } from '@jest/globals';
import { PromotionFileError, readPromotionFile } from './read-promotion-file.ts';

const FILE = {
  key: 'winter-silver',
  name: 'Winter silver',
  description: '10 % off silver.',
  sites: ['beaverbrooks'],
  from: '2026-11-01T00:00:00Z',
  rule: { type: 'percentage', percent: 10 },
};

const problemsOf = (change: object): [string, string][] => {
  try {
    readPromotionFile('seed/winter.json', JSON.stringify({ ...FILE, ...change }));
    return [];
  } catch (error) {
    if (!(error instanceof PromotionFileError)) throw error;
    return error.problems.map(({ path, message }) => [path, message]);
  }
};
const fieldsOf = (change: object) => problemsOf(change).map(([path]) => path);

describe('a promotion file', () => {
  it('is read with its defaults, as a draft', () => {
    const codes = [{ code: 'WINTER10', uses: 50 }];
    const draft = readPromotionFile('winter.json', JSON.stringify({ ...FILE, codes }));
    expect(draft.codes).toEqual([{ code: 'WINTER10', uses: 50, usesPerCustomer: null }]);
    expect(draft.promotion).toMatchObject({
      state: 'draft',
      fromMs: Date.UTC(2026, 10, 1),
      untilMs: null,
      isExclusive: false,
      needsCode: true,
      spend: 0,
      customers: null,
    });
  });

  it('is refused with the file and every field that is wrong', () => {
    expect(() => readPromotionFile('seed/winter.json', '{')).toThrow(
      /^seed\/winter\.json is not a promotion:\n {2}/,
    );
    expect(fieldsOf({ key: 'Winter silver', sites: ['elsewhere'], name: '' })).toEqual([
      'key',
      'name',
      'sites[0]',
    ]);
    expect(fieldsOf({ rule: { type: 'percentage', percent: 101 } })).toEqual(['rule.percent']);
    expect(fieldsOf({ rule: { type: 'percentage', percent: 12.345 } })).toEqual(['rule.percent']);
    expect(fieldsOf({ rule: { type: 'gift-wrap' } })).toEqual(['rule.type']);
    expect(fieldsOf({ pieces: { colour: ['gold'] } })).toEqual(['pieces']);
    expect(fieldsOf({ pieces: { priceFrom: 2, priceTo: 1 } })).toEqual(['pieces.priceTo']);
    expect(fieldsOf({ until: FILE.from })).toEqual(['until']);
    expect(fieldsOf({ from: 'tomorrow' })).toEqual(['from']);
    expect(fieldsOf({ excludesMethods: ['cheque'] })).toEqual(['excludesMethods[0]']);
    expect(fieldsOf({ codes: [{ code: 'TEN' }, { code: 'te n' }] })).toEqual(['codes[1].code']);
    expect(fieldsOf({ codes: [{ code: 'TEN' }, { code: 'TEN' }] })).toEqual(['codes[1].code']);
    expect(fieldsOf({ codes: [{ code: 'TEN', uses: 1, usesPerCustomer: 2 }] })).toEqual([
      'codes[0].usesPerCustomer',
    ]);
    expect(fieldsOf({ stacking: 'exclusive', rule: { type: 'free-delivery' } })).toEqual(['stacking']);
  });

  it('of an exclusion names pieces and nothing that not every bag has', () => {
    const rule = { type: 'exclusion' };
    const excluded = { rule, pieces: { brands: ['Corvane'] } };
    expect(fieldsOf(excluded)).toEqual([]);
    expect(fieldsOf({ rule })).toEqual(['pieces']);
    expect(fieldsOf({ ...excluded, stacking: 'exclusive' })).toEqual(['stacking']);
    const segments = ['registered'];
    const conditions = { codes: [{ code: 'TEN' }], customers: { segments }, firstOrder: true, spend: 1 };
    expect(fieldsOf({ ...excluded, ...conditions })).toEqual(['codes', 'customers', 'firstOrder', 'spend']);
  });

  it('is refused when its tiers do not rise', () => {
    const tiered = (kind: string, ...tiers: [number, number][]) =>
      fieldsOf({
        rule: { type: 'spend-and-save', kind, tiers: tiers.map(([spend, save]) => ({ spend, save })) },
      });
    expect(tiered('amount', [100_00, 10_00], [200_00, 30_00])).toEqual([]);
    expect(tiered('amount', [100_00, 10_00], [100_00, 30_00])).toEqual(['rule.tiers[1].spend']);
    expect(tiered('amount', [100_00, 30_00], [200_00, 30_00])).toEqual(['rule.tiers[1].save']);
    expect(tiered('amount', [10_00, 30_00])).toEqual(['rule.tiers[0].save']);
    expect(tiered('percent', [100_00, 130])).toEqual(['rule.tiers[0].save']);
  });
});
