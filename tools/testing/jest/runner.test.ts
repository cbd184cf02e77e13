import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../stack/services.ts';

const folder = mkdtempSync(join(tmpdir(), 'loupe-runner-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Report {
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly numPassingAsserts: number;
    }[];
  }[];
}

/** Runs files of these texts as a workspace of their own. */
function runFiles(...texts: readonly string[]): { code: number | null; report: Report } {
  texts.forEach((text, at) =>
    writeFileSync(
      join(folder, `${at}.test.ts`),
      `import { describe, expect, it, jest } from '@jest/globals';\n${text}`,
    ),
  );
  const output = join(folder, 'report.json');
  const { status } = spawnSync(
    process.execPath,
    [
      ...[
        '--import',
        join(ROOT, 'tools/testing/jest/preload.ts'),
        join(ROOT, 'node_modules/jest/bin/jest.js'),
      ],
      ...['-c', join(ROOT, 'jest.config.mjs'), `--rootDir=${folder}`, '--json', `--outputFile=${output}`],
      ...['--runInBand', '--forceExit', '--silent'],
    ],
    { stdio: 'ignore' },
  );
  for (const at of texts.keys()) rmSync(join(folder, `${at}.test.ts`));
  return { code: status, report: JSON.parse(readFileSync(output, 'utf8')) as Report };
}

const statusesOf = ({ testResults }: Report) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => `${title}: ${status}`),
  );

describe('the runner of test files', () => {
  it('fails what does not hold, does not end, or throws where nobody awaits it', () => {
    const { code, report } = runFiles(`
      it('holds', () => expect(1).toBe(1));
      it.each([1, 2])('is %s', (value) => expect(value).toBe(1));
      it.skip('is skipped', () => expect(1).toBe(2));
      it('does not end', () => new Promise(() => {}), 100);
      it('throws later', async () => {
        setTimeout(() => { throw new Error('later'); });
        await new Promise((resolve) => setTimeout(resolve, 100));
      });
      it('rejects later', async () => {
        void Promise.reject(new Error('rejected'));
        await new Promise((resolve) => setTimeout(resolve, 100));
      });
      it('awaits a rejection later', async () => {
        const rejected = Promise.reject(new Error('awaited'));
        await new Promise((resolve) => setTimeout(resolve, 100));
        await expect(rejected).rejects.toThrow('awaited');
      });`);
    expect(code).toBe(1);
    expect(statusesOf(report)).toEqual([
      ...['holds: passed', 'is 1: passed', 'is 2: failed', 'is skipped: pending'],
      ...['does not end: failed', 'throws later: failed', 'rejects later: failed'],
      'awaits a rejection later: passed',
    ]);
    const { message } = report.testResults[0]!;
    for (const words of ['Received: 2', 'Exceeded timeout of 100 ms', 'later', 'rejected', '0.test.ts'])
      expect(message).toContain(words);
  });

  it('goes on after a file that cannot be loaded, and restores timers and mocks after each file', () => {
    const { code, report } = runFiles(
      `import './no-such-file.ts';`,
      `jest.useFakeTimers();\nthrow new Error('not loaded');`,
      `it('has real timers', () => new Promise((resolve) => setTimeout(resolve, 1)), 2_000);`,
      `it('fakes', () => {
        jest.useFakeTimers();
        jest.spyOn(Math, 'max').mockReturnValue(7);
        expect(Math.max(1, 2)).toBe(7);
      });`,
      `it('has real timers and no mock', async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        expect(Math.max(1, 2)).toBe(2);
      });
      describe('once more', () => it('passes', () => {}));`,
    );
    expect(code).toBe(1);
    expect(report.numFailedTestSuites).toBe(2);
    expect(statusesOf(report)).toEqual([
      'has real timers: passed',
      ...['fakes: passed', 'has real timers and no mock: passed', 'passes: passed'],
    ]);
  });

  it('counts the assertions that passed in each test, with those of its hooks', () => {
    const { report } = runFiles(
      `import { beforeEach } from '@jest/globals';
      beforeEach(() => expect(0).toBe(0));
      it('has three', async () => {
        expect(1).toBe(1);
        await expect(Promise.resolve(1)).resolves.toBe(1);
      });
      it('has one', () => {});
      it('fails at the third', () => { expect(1).toBe(1); expect(1).toBe(2); expect(1).toBe(1); });`,
      `it('has none', () => {});`,
    );
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(tests.map(({ title, numPassingAsserts }) => `${title}: ${numPassingAsserts}`).toSorted()).toEqual([
      ...['fails at the third: 2', 'has none: 0', 'has one: 1', 'has three: 3'],
    ]);
  });

  it('generates the same inputs in every run with the same PROPERTY_SEED', () => {
    const sample = (env: Record<string, string>) =>
      spawnSync(
        process.execPath,
        [
          '--import',
          join(ROOT, 'tools/testing/jest/preload.ts'),
          '--input-type=module',
          '--eval',
          "import fc from 'fast-check'; fc.assert(fc.property(fc.integer(), (n) => void console.log(n)));",
        ],
        { cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8' },
      ).stdout;
    const seeded = sample({ PROPERTY_SEED: '7' });
    expect(seeded.split('\n').length).toBeGreaterThan(50);
    expect(sample({ PROPERTY_SEED: '7' })).toBe(seeded);
    expect(sample({ PROPERTY_SEED: '8' })).not.toBe(seeded);
  });

  it('fails the next file, or the run, for what is thrown after a file has ended', () => {
    // A result is told of in several turns, so one is between this file and the next.
    const late = `
      import { afterAll } from '@jest/globals';
      it('passes', () => {});
      afterAll(() => void setImmediate(() => { throw new Error('too late'); }));`;
    const between = runFiles(late, `it('passes too', () => {});`);
    expect(between.code).toBe(1);
    expect(between.report.testResults.map(({ message }) => message).join()).toContain('too late');
    expect(runFiles(late).code).toBe(1);
  });

  it('fails a test that calls another system inside a transaction, and no other', () => {
    const { report } = runFiles(`
      import { get } from 'node:http';
      import { connect } from 'node:net';
      import { inTransaction } from ${JSON.stringify(pathToFileURL(join(ROOT, 'packages/database/src/transaction.ts')).href)};
      const client = { query: async (command) => ({ command, rows: [] }), on() {}, off() {}, release() {} };
      const pool = { connect: async () => client };
      const closed = 'http://127.0.0.1:4';
      const ended = (asked) => new Promise((done) => asked.on('error', done));
      it('only queries', () => inTransaction(pool, async (tx) => void (await tx.query('SELECT 1'))));
      it('fetches', () => inTransaction(pool, () => fetch(closed).catch(() => {})));
      it('asks later', () => inTransaction(pool, async () => { await null; await ended(get(closed)); }));
      it('connects', () => inTransaction(pool, () => ended(connect(9, '127.0.0.1'))));
      it('fetches after it', async () => {
        await inTransaction(pool, async () => {});
        await fetch(closed).catch(() => {});
      });`);
    expect(statusesOf(report)).toEqual([
      'only queries: passed',
      'fetches: failed',
      'asks later: failed',
      'connects: failed',
      'fetches after it: passed',
    ]);
  });
});
