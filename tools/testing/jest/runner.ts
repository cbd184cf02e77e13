import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { createEmptyTestResult } from '@jest/test-result';
import type { Test, TestResult } from '@jest/test-result';
import type { Circus, Config } from '@jest/types';
import { addEventHandler, getState, resetState, run } from 'jest-circus';
import { formatResultsErrors } from 'jest-message-util';
import { watchTransactions } from './calls-in-transactions.ts';
import { beginFile, endFile } from './globals.ts';

type Listener<T extends unknown[]> = (test: Test, ...given: T) => Promise<void>;

/**
 * Runs the test files of a workspace one after another in this process, with Jest's own tests, hooks, time-outs and matchers. Jest's runner
 * loads every module again for each file, in a realm of its own, which took more than half of the processor time (ADR 57). Files
 * share modules here: what one sets at module level is there in the next.
 */
export default class SharedModulesRunner {
  readonly isSerial = true;
  readonly supportsEventEmitters = false;
  readonly #config: Config.GlobalConfig;

  constructor(config: Config.GlobalConfig) {
    this.#config = config;
  }

  async runTests(
    tests: readonly Test[],
    _watcher: unknown,
    onStart: Listener<[]>,
    onResult: Listener<[TestResult]>,
    onFailure: Listener<[{ message: string; stack: string }]>,
  ): Promise<void> {
    process.on('uncaughtException', blame);
    watchTransactions(blame);
    const forgive = new WeakMap<Promise<unknown>, () => void>();
    process.on('unhandledRejection', (error, promise) => forgive.set(promise, blame(error)));
    process.on('rejectionHandled', (promise) => forgive.get(promise)?.());
    addEventHandler(async (event: Circus.Event) => {
      // A rejection that the test has awaited in the end is told of after that.
      if (event.name === 'test_fn_success') await turn();
      if (event.name === 'test_start') jestExpect.setState({ numPassingAsserts: 0 });
      if (event.name === 'test_done') event.test.numPassingAsserts = jestExpect.getState().numPassingAsserts;
    });
    for (const [at, test] of tests.entries()) {
      await onStart(test);
      try {
        const result = await this.#runFile(test, at);
        afterFile = test.path;
        await onResult(test, result);
      } catch (error) {
        // The file could not be loaded.
        const { message, stack = message } = error as Error;
        await onFailure(test, { message, stack });
      }
    }
    await turn();
    if (late.length > 0) throw new AggregateError(late.splice(0), 'Errors after the last test file.');
  }

  async #runFile({ path, context: { config } }: Test, at: number): Promise<TestResult> {
    const start = Date.now();
    const { testNamePattern, expand } = this.#config;
    resetState();
    afterFile = undefined;
    getState().unhandledErrors.push(...late.splice(0));
    Object.assign(getState(), {
      testTimeout: config.testTimeout,
      testNamePattern: testNamePattern ? new RegExp(testNamePattern, 'i') : null,
    });
    jestExpect.setState({ testPath: path, expand });
    beginFile(config);
    // A file that another one imports is loaded again as a test file. One that cannot be loaded may have faked timers.
    const ran = await import(`${pathToFileURL(path).href}?${at}`).then(() => run()).finally(endFile);
    const testResults = ran.testResults.map(resultOf);
    const count = (status: string) => testResults.filter((result) => result.status === status).length;
    const failures = formatResultsErrors(testResults, config, this.#config, path);
    const unhandled = ran.unhandledErrors.join('\n');
    const end = Date.now();
    return {
      ...createEmptyTestResult(),
      ...(unhandled === '' ? {} : { testExecError: { message: unhandled, stack: unhandled } }),
      failureMessage: [unhandled, failures].filter(Boolean).join('\n') || null,
      numFailingTests: count('failed'),
      numPassingTests: count('passed'),
      numPendingTests: count('pending'),
      perfStats: { ...createEmptyTestResult().perfStats, start, end, runtime: end - start },
      testFilePath: path,
      testResults,
    };
  }
}

/** The test file that has run, until the next one begins. */
let afterFile: string | undefined;
/** Thrown meanwhile: they fail the next file, and name this one. */
const late: Error[] = [];

/** An error outside of what a test awaits fails the test that runs. @returns what takes it back */
function blame(error: unknown): () => void {
  const { currentlyRunningTest, unhandledErrors } = getState();
  if (afterFile !== undefined) {
    const said = new Error(`After the tests of ${afterFile}: ${String(error)}`, { cause: error });
    late.push(said);
    return () => void late.splice(late.indexOf(said), 1);
  }
  const errors = (currentlyRunningTest?.errors ?? unhandledErrors) as unknown[];
  errors.push(error);
  return () => void errors.splice(errors.indexOf(error), 1);
}

function resultOf(ran: Circus.TestResult): TestResult['testResults'][number] {
  const path = ran.testPath.slice(1); // without the root, which has no name
  return {
    ancestorTitles: path.slice(0, -1),
    title: path.at(-1) ?? '',
    fullName: path.join(' '),
    status: ran.errors.length > 0 ? 'failed' : ran.status === 'skip' ? 'pending' : 'passed',
    duration: ran.duration ?? null,
    failureMessages: [...ran.errors],
    failureDetails: [...ran.errorsDetailed],
    invocations: ran.invocations,
    location: ran.location ?? null,
    numPassingAsserts: ran.numPassingAsserts,
    retryReasons: [],
  };
}
