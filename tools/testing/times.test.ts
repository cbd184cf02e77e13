import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inMinutes, jestTimes, playwrightTimes, slowest } from './times.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-times-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the times of a test run', () => {
  it('are those of each file of jest', () => {
    const file = (name: string, startTime: number, endTime: number) => ({ name, startTime, endTime });
    const testResults = [
      file('/x/money/add.test.ts', 1_000, 3_500),
      file('/x/money/tax.test.ts', 3_500, 3_600),
    ];
    writeFileSync(join(folder, 'money.json'), JSON.stringify({ testResults }));
    expect(jestTimes(folder, '/x')).toEqual([
      { name: 'money/add.test.ts', seconds: 2.5 },
      { name: 'money/tax.test.ts', seconds: 0.1 },
    ]);
    expect(jestTimes(join(folder, 'none'), '/x')).toEqual([]);
  });

  it('are those of each file of journeys in each shop, with second attempts, at any depth', () => {
    const spec = (projectName: string, ...durations: number[]) => ({
      file: 'purchase.spec.ts',
      tests: [{ projectName, results: durations.map((duration) => ({ duration })) }],
    });
    const report = join(folder, 'playwright.json');
    const suites = [{ specs: [spec('loupe', 1_000, 500)], suites: [{ specs: [spec('loupe', 250)] }] }];
    writeFileSync(report, JSON.stringify({ suites: [...suites, { specs: [spec('beaverbrooks', 40)] }] }));
    expect(playwrightTimes(report)).toEqual([
      { name: '[loupe] purchase.spec.ts', seconds: 1.75 },
      { name: '[beaverbrooks] purchase.spec.ts', seconds: 0.04 },
    ]);
    expect(playwrightTimes(join(folder, 'none.json'))).toEqual([]);
  });

  it('are printed: the slowest files first, and each part in its order', () => {
    const times = [
      { name: 'unit', seconds: 90 },
      { name: 'e2e', seconds: 600 },
      { name: 'load', seconds: 12 },
    ];
    expect(slowest(times, 2)).toBe('e2e 600 s, unit 90 s');
    expect(inMinutes(times)).toBe('unit 1.5 min, e2e 10.0 min, load 0.2 min');
  });
});
