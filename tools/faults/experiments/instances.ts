import { setTimeout as delay } from 'node:timers/promises';
import type { LinkFaults } from '../proxy/link-faults.ts';
import type { Experiment, Stage } from './experiment.ts';

const HURT_MS = 30_000;
/** As much of what shoppers ask while an instance is bad may fail. */
const SHARE = 0.01;

/** One of the two instances of cart-checkout misbehaves towards the gateway while shoppers buy. */
async function sufferAtOneOfTwo(stage: Stage, faults: LinkFaults): Promise<void> {
  const line = stage.house.links['gateway-services'].to('cart-checkout-2');
  const { record } = stage.shoppers();
  await delay(3_000);
  const before = { ...record.requests, hurt: line.hurt() };
  line.suffer(faults);
  await delay(HURT_MS);
  line.heal();
  await delay(3_000); // what hung is told now
  const total = record.requests.total - before.total;
  const failed = record.requests.failed - before.failed;
  stage.prove('the gateway met the bad instance', line.hurt() > before.hurt);
  stage.prove(`${failed} of ${total} requests failed: at most 1 %`, failed <= total * SHARE);
}

export const INSTANCES: readonly Experiment[] = [
  {
    name: 'F60.refuses',
    hypothesis: 'one of two instances that refuses connections costs at most 1 % of requests',
    run: (stage) => sufferAtOneOfTwo(stage, { refuse: true }),
  },
  {
    name: 'F60.hangs',
    hypothesis: 'one of two instances that answers nothing costs at most 1 % of requests',
    run: (stage) => sufferAtOneOfTwo(stage, { blackHole: true }),
  },
  {
    name: 'F60.errors',
    hypothesis: 'one of two instances that answers 500 to everything costs at most 1 % of requests',
    run: (stage) => sufferAtOneOfTwo(stage, { serverErrors: true }),
  },
];
