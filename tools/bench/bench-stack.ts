import { stackEnv, withTestStack } from '../testing/with-test-stack.ts';
import type { Stack, StackOptions } from '../stack/stack.ts';

/** A stack without storefronts, logging as production does; the shopper of the system tests finds it by LOUPE_STACK. */
export const withBenchStack = <T>(
  work: (stack: Stack) => Promise<T>,
  options: Pick<StackOptions, 'moneyInstances' | 'adjust'> = {},
): Promise<T> =>
  withTestStack(
    { withWeb: false, operations: 'open', logLevel: 'error', tracing: false, ...options },
    (stack) => {
      Object.assign(process.env, stackEnv(stack));
      return work(stack);
    },
  );

/** Runs a task `total` times, `width` at once. */
export async function concurrently(
  total: number,
  width: number,
  task: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < total) await task(next++);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
