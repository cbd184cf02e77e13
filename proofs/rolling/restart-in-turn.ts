import { setTimeout as delay } from 'node:timers/promises';
import { DEPLOYABLES, instanceName, instancePorts, type Deployable } from '../../tools/stack/services.ts';
import type { Stack } from '../../tools/stack/stack.ts';
import { BALANCED, type Balanced, type Balancers } from './balancers.ts';

/** As in charts/service: between the removal from the list of endpoints, when the next pod is ready, and SIGTERM. */
const PRE_STOP_MS = 8_000;

export interface Restarted {
  readonly name: string;
  /** From SIGTERM to the end of the process. */
  readonly drainMs: number;
  /** From its start until it is ready. */
  readonly startMs: number;
  readonly how: string;
}

const isBalanced = (name: Deployable): name is Balanced => (BALANCED as readonly string[]).includes(name);

/**
 * Restarts every instance, one after the other, in the chart's order. It is harder than in a cluster in two respects: the callers of
 * a service are not told beforehand, as when DNS answers are old, and no pod is added before one is removed, so one instance carries
 * the load of two.
 */
export async function restartInTurn(
  stack: Stack,
  balancers: Balancers,
  report: (restarted: Restarted) => void,
  names: readonly Deployable[] = DEPLOYABLES,
): Promise<void> {
  for (const name of names) {
    for (const [index, port] of instancePorts(stack.settings, name).entries()) {
      const balancer = isBalanced(name) ? balancers.byName[name] : undefined;
      balancer?.remove(port);
      await delay(PRE_STOP_MS);
      report(await restart(stack, instanceName(name, index)));
      balancer?.add(port);
    }
  }
}

async function restart(stack: Stack, name: string): Promise<Restarted> {
  const child = stack.children.get(name)!;
  const began = performance.now();
  await child.stop('SIGTERM');
  const ended = performance.now();
  await stack.startAgain(name);
  return {
    name,
    how: await child.exited,
    drainMs: ended - began,
    startMs: performance.now() - ended,
  };
}
