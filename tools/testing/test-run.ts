import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';
import type { Timed } from './times.ts';

/** Jest's JSON files, one for each workspace. */
export const RESULTS = join(ROOT, '.loupe/results');

/** What the parts of one run of `npm test` share. */
export interface TestRun {
  /** Of each test file that ran, for the summary. */
  readonly files: Timed[];
  /** Resolves when the graph tests that run alone on their stack have ended, or will not run. */
  readonly counted: PromiseWithResolvers<void>;
  /** Resolves when a part of the row has ended; at once when it does not run. */
  ended(part: string): Promise<void>;
}
