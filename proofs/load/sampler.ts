import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { cpuMs } from '../bench/cpu-time.ts';
import type { Stack } from '../../tools/stack/stack.ts';

export interface Sample {
  readonly second: number;
  /** Cores in use, by part: each process of the shop, `postgres and kafka`, `k6`; `machine` is all of the machine's. */
  readonly cores: Readonly<Record<string, number>>;
  /** Orders of all instances of cart-checkout, so far. */
  readonly orders: number;
  /** Callers that wait for a connection to Postgres, by service. */
  readonly waiting: Readonly<Record<string, number>>;
}

const EVERY_MS = 5_000;
const TICK_MS = 10;
const SERVICES = ['cart-checkout', 'payments-finance', 'catalog-search', 'identity', 'content'] as const;

export interface Sampler {
  k6: number | undefined;
  /** @returns all samples */
  stop(): Promise<readonly Sample[]>;
}

/** Reads every five seconds what the parts of the stack use. */
export function startSampler(stack: Stack): Sampler {
  const samples: Sample[] = [];
  const began = performance.now();
  const sampler: Pick<Sampler, 'k6'> = { k6: undefined };
  let before = usedMs(stack, undefined);
  let at = began;
  let taking: Promise<void> = Promise.resolve();
  const take = async () => {
    const now = performance.now();
    const used = usedMs(stack, sampler.k6);
    const cores = Object.fromEntries(
      Object.entries(used).map(([name, ms]) => [name, rounded((ms - (before[name] ?? ms)) / (now - at))]),
    );
    [before, at] = [used, now];
    samples.push({ second: Math.round((now - began) / 1000), cores, ...(await scraped(stack)) });
  };
  const timer = setInterval(() => void (taking = taking.then(take)), EVERY_MS);
  return Object.assign(sampler, {
    async stop() {
      clearInterval(timer);
      await taking;
      await take();
      return samples;
    },
  });
}

const rounded = (value: number): number => Number(value.toFixed(2));

function usedMs(stack: Stack, k6: number | undefined): Record<string, number> {
  const own = [...stack.children].map(([name, { pid }]) => [name, cpuMs([pid])] as const);
  return {
    ...Object.fromEntries(own),
    'postgres and kafka': cpuMs(stack.infrastructure.pids),
    ...(k6 !== undefined && { k6: cpuMs([k6]) }),
    machine: machineMs(),
  };
}

/** Time of all processors that was not idle, from the first line of /proc/stat. */
function machineMs(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]!
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq) * TICK_MS;
}

async function scraped({ settings }: Stack): Promise<Pick<Sample, 'orders' | 'waiting'>> {
  const texts = await Promise.all(
    SERVICES.map(async (service) => {
      const answer = await fetch(`http://127.0.0.1:${settings.ports[service]}/metrics`).catch(
        () => undefined,
      );
      return [service, (await answer?.text()) ?? ''] as const;
    }),
  );
  const sum = (text: string, line: RegExp) =>
    [...text.matchAll(line)].reduce((total, [, value]) => total + Number(value), 0);
  const [[, checkout]] = texts as [(typeof texts)[number]];
  return {
    orders: sum(checkout, /^loupe_graphql_answers_total\{.*answer="OrderPlaced"\} (\d+)$/gm),
    waiting: Object.fromEntries(
      texts.map(([service, text]) => [service, sum(text, /^loupe_pool_waiting\{.*\} (\d+)$/gm)]),
    ),
  };
}

export const CORES = availableParallelism();
