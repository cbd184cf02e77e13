import { stackEnv, withTestStack } from '../../tools/testing/with-test-stack.ts';
import type { Stack, StackOptions } from '../../tools/stack/stack.ts';
import { machineSpeed, ratiosOf } from './machine.ts';

/**
 * Starts a stack without storefronts, with production's log level. The system tests' shopper reads its address from LOUPE_STACK.
 * @returns the figures, the machine's speed, measured while the stack is idle, and the ratios of both
 */
export const withBenchStack = (
  work: (stack: Stack) => Promise<object>,
  options: Pick<StackOptions, 'twice' | 'adjust'> = {},
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
