import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stack } from '../../stack/stack.ts';
import type { Experiment } from './experiment.ts';

const VICTIMS = { 'cart-checkout': 'cart-checkout-2', 'payments-finance': 'payments-finance-2' } as const;
type Service = keyof typeof VICTIMS;

/** How many points of each service die in one experiment before the shop has to come to rest. */
const BATCH = 12;
/** A rare scenario comes by within this. */
const WITHIN_MS = 40_000;

/** Every point of a running service, before and after each method, as its ports announced them when they were wrapped. */
export function killPointsOf(stack: Stack, service: Service): string[] {
  const folder = join(stack.settings.dataFolder, 'logs');
  const logs = readdirSync(folder).filter((name) => name.startsWith(service));
  const announced = logs.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/^kill points of (\S+): (.+)$/gm),
  ]);
  const methods = announced.flatMap(([, port, names]) =>
    names!.split(' ').map((method) => `${port}.${method}`),
  );
  return [...new Set(methods)].sort().flatMap((method) => [`before:${method}`, `after:${method}`]);
}

/**
 * F2: an instance of each money service dies at each of its kill points in turn, while shoppers do everything a shopper can
 * do. The list is the services' own, so that a new method of a port is in it from its first day.
 */
export function killPointExperiments(stack: Stack): Experiment[] {
  const points = Object.keys(VICTIMS).map((service) => killPointsOf(stack, service as Service));
  const batches = Math.max(...points.map((list) => Math.ceil(list.length / BATCH)));
  return Array.from({ length: batches }, (_, index) => {
    const own = points.map((list) => list.slice(index * BATCH, (index + 1) * BATCH));
    return {
      name: `F2.${index + 1}`,
      hypothesis: `SIGKILL at ${own.flat().length} points of both money services: ${own.flat().join(' ')}`,
      async run({ house, shoppers }) {
        shoppers();
        const missed: string[] = [];
        const lane = async (victim: string, list: readonly string[]) => {
          for (const point of list)
            await house.parts
              .dieAt(victim, point, WITHIN_MS)
              .catch((error: Error) => missed.push(error.message));
        };
        await Promise.all(Object.values(VICTIMS).map((victim, service) => lane(victim, own[service] ?? [])));
        if (missed.length > 0) throw new Error(missed.join('\n'));
      },
    };
  });
}
