import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { add, jestTally, judged, NOTHING, ofOne, playwrightTally } from './tally.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-tally-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('the counts of a test run', () => {
  it('name each failed test of jest, and each file that could not be run', () => {
    const test = (fullName: string, status: string) => ({ fullName, status });
    write('cart.json', {
      numPassedTests: 2,
      testResults: [
        {
          name: '/x/cart.test.ts',
          status: 'failed',
          assertionResults: [test('cart adds', 'failed'), test('cart takes away', 'passed')],
        },
        { name: '/x/money.test.ts', status: 'passed', assertionResults: [test('adds', 'passed')] },
        { name: '/x/torn.test.ts', status: 'failed', assertionResults: [] },
      ],
    });
    expect(jestTally(folder, ['cart'])).toEqual({
      passed: 2,
      failures: ['cart.test.ts: cart adds', 'torn.test.ts: could not be run'],
      flaky: [],
    });
  });

  it('name a workspace that ended without counts, whatever else failed', () => {
    const failed = { fullName: 'cart adds', status: 'failed' };
    const suite = { name: '/x/cart.test.ts', status: 'failed', assertionResults: [failed] };
    write('cart.json', { numPassedTests: 0, testResults: [suite] });
    expect(jestTally(folder, ['cart', 'money']).failures).toEqual([
      'cart.test.ts: cart adds',
      'money: ended without counts',
    ]);
  });

  it('name each failed journey with its shop, at any depth, and each that needed a second attempt', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'purchase.spec.ts',
      tests: [{ projectName: 'loupe', status }],
    });
    const report = write('playwright.json', {
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      errors: [{ message: 'a worker died\nat once' }],
      suites: [
        {
          specs: [spec('buys', 'expected')],
          suites: [{ specs: [spec('races', 'unexpected'), spec('waits', 'flaky')] }],
        },
      ],
    });
    expect(playwrightTally(report)).toEqual({
      passed: 2,
      failures: ['[loupe] purchase.spec.ts: races', 'journeys: a worker died'],
      flaky: ['[loupe] purchase.spec.ts: waits'],
    });
  });

  it('count a missing report as a failure, and a missing folder as nothing', () => {
    expect(playwrightTally(join(folder, 'none.json')).failures).toHaveLength(1);
    expect(jestTally(join(folder, 'none'), [])).toEqual(NOTHING);
  });

  it('add up', () => {
    expect([ofOne('types', true), ofOne('lint', false)].reduce(add, NOTHING)).toEqual({
      passed: 1,
      failures: ['lint'],
      flaky: [],
    });
  });

  it('count a second attempt as a failure with FLAKY=0', () => {
    const tally = { passed: 2, failures: ['lint'], flaky: ['waits'] };
    expect(judged(tally, {})).toEqual(tally);
    expect(judged(tally, { FLAKY: '0' })).toEqual({
      passed: 1,
      failures: ['lint', 'waits: needed a second attempt'],
      flaky: [],
    });
  });
});
