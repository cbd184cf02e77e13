import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { countsIn, lowestOf } from './counts.ts';
import { fewer, inWords } from './fewer.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-assertions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const test = (fullName: string, numPassingAsserts: number, status = 'passed') => ({
  fullName,
  status,
  numPassingAsserts,
});
const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));

describe('the assertions of a run', () => {
  it('are summed by title over files and workspaces, and one that was skipped has none', () => {
    const cart = [test('cart adds', 2), test('cart adds', 3), test('cart waits', 4, 'pending')];
    write('cart.json', { testResults: [{ assertionResults: cart }, { assertionResults: [test('b', 0)] }] });
    write('tools.json', { testResults: [{ assertionResults: [test('cart adds', 1, 'failed')] }] });
    write('journeys-pages.expects', { '[loupe] buys': 7 });
    write('other.json', { stats: {} });
    expect(countsIn([folder])).toEqual({ 'cart adds': 6, b: 0, '[loupe] buys': 7 });
  });

  it('are compared by title: gone, fewer, and why', () => {
    const before = { gone: 1, fewer: 3, same: 2, more: 1, varies: 9 };
    const after = { fewer: 2, same: 2, more: 5, varies: 8, added: 1 };
    const found = fewer(before, after, [{ title: 'varies', why: 'generated inputs' }]);
    expect(found.map(inWords)).toEqual([
      '✗ gone: 1 before, no such test now',
      '✗ fewer: 3 before, 2 now',
      '– varies: 9 before, 8 now (generated inputs)',
    ]);
    expect(fewer(after, after, [])).toEqual([]);
  });

  it('that vary between runs are compared with the lowest count, of tests that ran every time', () => {
    expect(
      lowestOf([
        { a: 3, b: 2, c: 1 },
        { a: 2, b: 5 },
      ]),
    ).toEqual({ a: 2, b: 2, c: 0 });
    expect(lowestOf([])).toEqual({});
  });
});
