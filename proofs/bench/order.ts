import { ROLES } from '../../tests/fixtures/pieces.ts';
import { buy, variantOf } from '@loupe/scripted-shopper/order';
import { setStock } from '@loupe/scripted-shopper/database';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildSpec } from '../../tools/stack/child.ts';
import type { Stack } from '../../tools/stack/stack.ts';
import { costsOf } from './cpu-profile.ts';
import { withBenchStack } from './bench-stack.ts';
import { concurrently } from './concurrently.ts';
import { cpuMs } from './cpu-time.ts';
import { percentile } from './percentile.ts';

const SKU = ROLES.beaverbrooks.plenty;
const WARM_UP = 60;
const ORDERS = 300;
const WIDTH = 6;

const OURS = ['gateway', 'identity', 'catalog-search', 'cart-checkout', 'payments-finance'];

function cpuOf(stack: Stack): { services: number; infrastructure: number } {
  const pids = OURS.map((name) => stack.children.get(name)!.pid);
  return { services: cpuMs(pids), infrastructure: cpuMs(stack.infrastructure.pids) };
}

/** Complete orders: new session, bag, delivery, billing, capture context, card token and its set-up, payment. */
export const orderBench = (): Promise<object> => withBenchStack(measure);

/** The same under V8's profiler: shows what services and gateway spend CPU time on. The profiler slows it down, so its rate is not reported. */
export async function orderProfile(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-profile-'));
  try {
    let sinceUs = 0;
    await withBenchStack(
      (stack) => {
        sinceUs = Number(process.hrtime.bigint() / 1_000n);
        return measure(stack);
      },
      { adjust: (spec) => (OURS.includes(spec.name) ? profiled(spec, folder) : spec) },
    );
    const costs = costsOf(folder, sinceUs);
    const total = costs.reduce((sum, { ms }) => sum + ms, 0);
    const shares = costs
      .slice(0, 12)
      .map(({ what, ms }) => ({ what, percent: Math.round((ms / total) * 100) }));
    process.stderr.write(`${shares.map(({ what, percent }) => `  ${percent} %  ${what}`).join('\n')}\n`);
    return { bench: 'order', largest: shares.slice(0, 3) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const profiled = (spec: ChildSpec, folder: string): ChildSpec => ({
  ...spec,
  args: ['--cpu-prof', `--cpu-prof-dir=${join(folder, spec.name)}`, ...spec.args],
});

async function measure(stack: Stack): Promise<object> {
  await setStock(SKU, WARM_UP + ORDERS + WIDTH);
  const ids = await variantOf(new Shopper(), SKU);
  await concurrently(WARM_UP, WIDTH, async () => void (await buy(new Shopper(), ids)));
  const latencies: number[] = [];
  let failed = 0;
  const cpuBefore = cpuOf(stack);
  const began = performance.now();
  await concurrently(ORDERS, WIDTH, async () => {
    const start = performance.now();
    try {
      await buy(new Shopper(), ids);
      latencies.push(performance.now() - start);
    } catch {
      failed += 1;
    }
  });
  const seconds = (performance.now() - began) / 1000;
  const cpu = cpuOf(stack);
  const per = (ms: number) => Number((ms / ORDERS).toFixed(1));
  return {
    bench: 'order',
    perSecond: Number(((ORDERS - failed) / seconds).toFixed(1)),
    cpuMsPerOrder: per(cpu.services - cpuBefore.services),
    infraCpuMsPerOrder: per(cpu.infrastructure - cpuBefore.infrastructure),
    p95Ms: Math.round(percentile(latencies, 95)),
    failed,
  };
}
