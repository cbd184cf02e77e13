import type { Sample } from './sampler.ts';

/** CPU time of an order by part, in ms: everything that the part did in the run, divided by the orders. */
export function costPerOrder(samples: readonly Sample[]): Record<string, number> {
  const orders = (samples.at(-1)?.orders ?? 0) - (samples[0]?.orders ?? 0);
  if (orders === 0) return {};
  const used = new Map<string, number>();
  samples.slice(1).forEach(({ second, cores }, index) => {
    const ms = (second - samples[index]!.second) * 1000;
    for (const [part, share] of Object.entries(ours(cores)))
      used.set(part, (used.get(part) ?? 0) + share * ms);
  });
  return Object.fromEntries([...used].map(([part, ms]) => [part, Number((ms / orders).toFixed(1))]));
}

/** Cores that processes outside the run used. */
export function othersOf({ cores }: Sample): number {
  const parts = Object.values(ours(cores)).reduce((sum, used) => sum + used, 0);
  return Math.max(0, Number(((cores['machine'] ?? 0) - parts).toFixed(2)));
}

const ours = ({ machine: _, ...parts }: Sample['cores']): Record<string, number> => parts;
