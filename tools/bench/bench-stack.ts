import { stackEnv, withTestStack } from '../testing/with-test-stack.ts';
import type { Stack, StackOptions } from '../stack/stack.ts';
import { machineSpeed, ratiosOf } from './machine.ts';

/**
 * A stack without storefronts, logging as production does; the shopper of the system tests finds it by LOUPE_STACK.
 * @returns the figures with the machine's own speed, measured beside the same idle stack, and their ratios to it
 */
export const withBenchStack = (
  work: (stack: Stack) => Promise<object>,
  options: Pick<StackOptions, 'moneyInstances' | 'adjust'> = {},
): Promise<object> =>
  withTestStack(
    { withWeb: false, operations: 'open', logLevel: 'error', tracing: false, ...options },
    async (stack) => {
      Object.assign(process.env, stackEnv(stack));
      const machine = await machineSpeed(stack.infrastructure.adminUrl);
      const figures = await work(stack);
      return { ...figures, machine, ratios: ratiosOf(figures, machine) };
    },
  );
