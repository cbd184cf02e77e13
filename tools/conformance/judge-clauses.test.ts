import { describe, expect, it } from '@jest/globals';
import { fileOfTest, judgeClauses } from './judge-clauses.ts';

// Built from parts, so that this file's own text contains no ID.
const ID = ['MU', '06'].join('-');
const TITLE = `[${ID}] quantity 0 removes the line`;
const repository = {
  rows: new Set([ID]),
  whole: new Set([ID]),
  tests: new Map([['cart.test.ts', `it('${TITLE}', …)`]]),
  textOf: (file: string) => (file === 'cart.ts' ? 'if (quantity === 0) remove(); remove(line);' : undefined),
};
const mutation = { file: 'cart.ts', find: 'quantity === 0', replace: 'quantity === 1' };
const judge = (...clauses: readonly object[]) =>
  judgeClauses(
    new Map([[ID, clauses.map((clause) => ({ clause: 'Zero removes.', test: TITLE, ...clause }))]]),
    repository,
  );

describe('the clauses of a requirement', () => {
  it('are right when each names a test of the requirement and a mutation that can be applied', () => {
    expect(judge({}, { mutation })).toEqual([]);
  });

  it.each([
    ['a test that does not exist', { test: `${TITLE}s` }, 'there is no test'],
    [
      'a test that does not name the requirement',
      { test: 'quantity 0 removes the line' },
      'does not name it',
    ],
    ['a mutation of no file', { mutation: { ...mutation, file: 'bag.ts' } }, 'which does not exist'],
    ['a mutation of a text that is gone', { mutation: { ...mutation, find: 'amount' } }, 'occurs 0 times'],
    [
      'a mutation of a text that is there twice',
      { mutation: { ...mutation, find: 'remove(' } },
      'occurs 2 times',
    ],
    ['a mutation without effect', { mutation: { ...mutation, replace: mutation.find } }, 'changes nothing'],
  ])('are refused with %s', (_name, clause, fault) => {
    expect(judge(clause).join()).toContain(fault);
  });

  it.each([
    ['lists none', new Map()],
    ['lists an empty list', new Map([[ID, []]])],
  ])('are missing where a row says whole and %s', (_name, clauses) => {
    expect(judgeClauses(clauses, repository)).toEqual([`${ID}: whole, but it lists no clause`]);
    expect(judgeClauses(clauses, { ...repository, whole: new Set() })).toEqual([]);
  });

  it('are refused for a requirement without a row', () => {
    const other = ['MU', '99'].join('-');
    expect(judgeClauses(new Map([[other, []]]), { ...repository, whole: new Set() })).toEqual([
      `${other}: has clauses, but no row`,
    ]);
  });

  it('are refused when the title of the test is in two files: it would not be known which of them fails', () => {
    const tests = new Map([
      ['cart.test.ts', `it('${TITLE}', …)`],
      ['bag.test.ts', `it("${TITLE}", …)`],
    ]);
    const clause = { clause: 'Zero removes.', test: TITLE };
    expect(judgeClauses(new Map([[ID, [clause]]]), { ...repository, tests }).join()).toContain(
      'more than one file has a test',
    );
  });

  it('may be named by the group of the test', () => {
    const tests = new Map([['cart.test.ts', `describe('[${ID}] the bag', () => { it('is emptied', …) })`]]);
    const clause = { clause: 'Zero removes.', test: 'is emptied' };
    expect(judgeClauses(new Map([[ID, [clause]]]), { ...repository, tests })).toEqual([]);
  });

  it('find a title that contains quotes', () => {
    expect(fileOfTest(new Map([['a.test.ts', "it('the shopper\\'s bag', …)"]]), "the shopper's bag")).toBe(
      'a.test.ts',
    );
  });
});
