import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { until } from '@loupe/scripted-shopper/until';
import { ROOT } from '../../../tools/stack/services.ts';
import type { Stack } from '../../../tools/stack/stack.ts';
import { serviceEnv } from '../../../tools/stack/subgraph-specs.ts';

/** A person who refunds money with `npm run payments -- refund`. */
export interface Operator {
  /** Waits a while for something to refund. @returns false if the refund was refused or is not done yet */
  refund(orderNumber: string, pence: number): Promise<boolean>;
}

const CAPTURE_MS = 60_000;

/** @param isCaptured whether any money of the order was captured */
export function operatorOf(stack: Stack, isCaptured: (orderNumber: string) => Promise<boolean>): Operator {
  // One process at a time: each costs a second of one core.
  let last: Promise<unknown> = Promise.resolve();
  const run = (args: readonly string[]): Promise<boolean> => {
    const next = last.then(() => command(stack, args));
    last = next;
    return next;
  };
  return {
    async refund(orderNumber, pence) {
      const capture = until('a capture', () => isCaptured(orderNumber).catch(() => false), CAPTURE_MS);
      const hasCapture = await capture.then(
        () => true,
        () => false,
      );
      return hasCapture && run(['refund', orderNumber, String(pence), '--reason', 'fault run']);
    },
  };
}

function command({ settings }: Stack, args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, ['src/operate.ts', ...args], {
    cwd: join(ROOT, 'services/payments-finance'),
    env: { ...process.env, ...serviceEnv(settings, 'payments-finance'), PORT: '0' },
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
