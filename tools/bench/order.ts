import { buy, variantOf } from '../../tests/system/support/order.ts';
import { setStock } from '../../tests/system/support/database.ts';
import { Shopper } from '../../tests/system/support/shopper.ts';
import type { Stack } from '../stack/stack.ts';
import { concurrently, withBenchStack } from './bench-stack.ts';
import { cpuMs } from './cpu-time.ts';
import { percentile } from './percentile.ts';

const SKU = '0100002';
const WARM_UP = 60;
const ORDERS = 300;
const WIDTH = 6;

const OURS = ['gateway', 'identity', 'catalog-search', 'cart-checkout', 'payments-finance'];

function cpuOf(stack: Stack): { services: number; infrastructure: number } {
  const pids = OURS.map((name) => stack.children.get(name)!.pid);
  return { services: cpuMs(pids), infrastructure: cpuMs(stack.infrastructure.pids) };
}

/** Complete orders: new session, bag, delivery, billing, capture context, card token, payment. */
export const orderBench = (): Promise<object> =>
  withBenchStack(async (stack) => {
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
  });
