import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import type { Config } from '@jest/types';
import { afterAll, afterEach, beforeAll, beforeEach, describe, getState, it, test } from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

const mocks = new ModuleMocker(globalThis);
let timers: ModernFakeTimers | undefined;

function fakeTimers(): ModernFakeTimers {
  if (timers === undefined) throw new Error('Timers are faked while a test file runs only.');
  return timers;
}

/** What of `jest` is used here. */
const jest = {
  fn: mocks.fn.bind(mocks),
  spyOn: mocks.spyOn.bind(mocks),
  restoreAllMocks: () => mocks.restoreAllMocks(),
  setTimeout: (ms: number) => void (getState().testTimeout = ms),
  useFakeTimers: (options?: Config.FakeTimersConfig) => fakeTimers().useFakeTimers(options),
  useRealTimers: () => fakeTimers().useRealTimers(),
  advanceTimersByTime: (ms: number) => fakeTimers().advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms: number) => fakeTimers().advanceTimersByTimeAsync(ms),
  runAllTimers: () => fakeTimers().runAllTimers(),
};

const GLOBALS = { afterAll, afterEach, beforeAll, beforeEach, describe, expect: jestExpect, it, jest, test };
const NAME = '__loupeJestGlobals';
Object.assign(globalThis, { [NAME]: GLOBALS });

/** A module with the exports of @jest/globals. */
export const GLOBALS_MODULE = Object.keys(GLOBALS)
  .map((name) => `export const ${name} = globalThis.${NAME}.${name};`)
  .join('\n');

export function beginFile(config: Config.ProjectConfig): void {
  timers = new ModernFakeTimers({ config, global: globalThis });
}

/** Undoes the mocks and timers of a file that has run. */
export function endFile(): void {
  timers?.dispose();
  mocks.restoreAllMocks();
}
