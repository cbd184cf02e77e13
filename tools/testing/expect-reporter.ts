import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const isExpect = ({ category }: TestStep) => category === 'expect';

/** One that repeats others until they pass, such as `toPass`, is one assertion however long it waits. */
const withoutRepeated = (steps: readonly TestStep[]): TestStep[] =>
  steps.flatMap((step) => (isExpect(step) ? [step] : withoutRepeated(step.steps)));

/** Playwright's reporter that writes how many assertions passed in each journey to the file named by EXPECTS_OUTPUT. */
class ExpectReporter implements Reporter {
  readonly #file = process.env['EXPECTS_OUTPUT'];
  readonly #counts: Record<string, number> = {};

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    if (status === 'skipped') return;
    const [, project = '', , ...titles] = test.titlePath();
    const passed = withoutRepeated(steps).filter(({ error }) => error === undefined);
    // A second attempt takes the place of the first.
    this.#counts[`[${project}] ${titles.join(' ')}`] = passed.length;
  }

  onEnd(): void {
    if (this.#file !== undefined) writeFileSync(this.#file, JSON.stringify(this.#counts));
  }

  printsToStdio(): boolean {
    return false;
  }
}

// Playwright takes a reporter by its default export.
export default ExpectReporter;
