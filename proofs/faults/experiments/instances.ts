import { setTimeout as delay } from 'node:timers/promises';
import type { LinkFaults } from '../proxy/link-faults.ts';
import type { Experiment, Stage } from './experiment.ts';

const HURT_MS = 30_000;
/** Maximum share of requests that may fail while an instance is bad. */
const FAILED_SHARE = 0.01;

/** One of the two instances of cart-checkout fails requests of the gateway while shoppers buy. */
async function injectAtOneOfTwo(stage: Stage, faults: LinkFaults): Promise<void> {
  const line = stage.faultStack.links['gateway-services'].to('cart-checkout-2');
  const { record } = stage.shoppers();
  await delay(3_000);
  const before = { ...record.requests, faulted: line.faulted() };
  line.inject(faults);
  await delay(HURT_MS);
  line.heal();
  await delay(3_000); // requests that hung are answered now
  const total = record.requests.total - before.total;
  const failed = record.requests.failed - before.failed;
  stage.prove('the fault affected requests of the gateway', line.faulted() > before.faulted);
  stage.prove(`${failed} of ${total} requests failed: at most 1 %`, failed <= total * FAILED_SHARE);
}

export const INSTANCES: readonly Experiment[] = [
  {
    name: 'F60.refuses',
    hypothesis: 'one of two instances that refuses connections costs at most 1 % of requests',
    run: (stage) => injectAtOneOfTwo(stage, { refuse: true }),
  },
  {
    name: 'F60.hangs',
    hypothesis: 'one of two instances that never answers costs at most 1 % of requests',
    run: (stage) => injectAtOneOfTwo(stage, { blackHole: true }),
  },
  {
    name: 'F60.errors',
    hypothesis: 'one of two instances that answers 500 to everything costs at most 1 % of requests',
    run: (stage) => injectAtOneOfTwo(stage, { serverErrors: true }),
  },
];
