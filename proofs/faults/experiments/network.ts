import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@loupe/scripted-shopper/until';
import type { LinkName } from '../fault-stack/links.ts';
import { TRAFFIC_MS } from '../fault-stack/traffic.ts';
import type { LinkFaults } from '../proxy/link-faults.ts';
import type { Experiment, Stage } from './experiment.ts';

/** Runs shoppers before, during and after the fault of a link. */
async function injectUnderLoad(
  stage: Stage,
  link: LinkName,
  faults: LinkFaults,
  hurtSeconds: number,
): Promise<void> {
  const line = stage.faultStack.links[link];
  stage.shoppers();
  await delay(2_000);
  const before = line.faulted();
  line.inject(faults);
  await delay(hurtSeconds * 1_000);
  await until(`the fault of ${link} affected traffic`, async () => line.faulted() > before, TRAFFIC_MS);
  line.heal();
  await delay(3_000);
}

export const NETWORK: readonly Experiment[] = [
  {
    name: 'F24',
    hypothesis: 'a database with 200 ms of latency delays shoppers and has no other effect',
    alert: 'ErrorBudgetBurnsFast place-order latency',
    run: (stage) => injectUnderLoad(stage, 'services-postgres', { latencyMs: 200, jitterMs: 100 }, 12),
  },
  {
    name: 'F25',
    hypothesis: 'connections reset in 5 % of answers lose and duplicate nothing',
    alert: 'ErrorBudgetBurnsFast bag availability',
    async run(stage) {
      const { links } = stage.faultStack;
      stage.shoppers();
      for (const name of [
        'gateway-services',
        'checkout-payments',
        'payments-provider',
        'services-postgres',
      ] as const)
        links[name].inject({ resetShare: 0.05 });
      await delay(12_000);
      const wasReset = async () => links['services-postgres'].faulted() > 0;
      await until('connections are reset', wasReset, TRAFFIC_MS);
    },
  },
  {
    name: 'F26',
    hypothesis: 'a broker that cannot be reached for 60 s delays events and e-mails, not shoppers',
    alert: 'OutboxStuck',
    run: (stage) => injectUnderLoad(stage, 'services-kafka', { blackHole: true }, 60),
  },
  {
    name: 'F27.provider',
    hypothesis: 'an authorisation whose answer is lost is reversed, never requested twice',
    run: (stage) => injectUnderLoad(stage, 'payments-provider', { dropAnswers: true }, 10),
  },
  {
    name: 'F27.payments',
    hypothesis: 'a placement whose call to payments is not answered becomes an order or is cancelled',
    alert: 'ErrorBudgetBurnsFast place-order latency',
    run: (stage) => injectUnderLoad(stage, 'checkout-payments', { dropAnswers: true }, 10),
  },
  {
    name: 'F27.gateway',
    hypothesis: 'a shopper whose answer is lost gets the same order number from a repeated request',
    alert: 'ErrorBudgetBurnsFast bag availability',
    run: (stage) => injectUnderLoad(stage, 'gateway-services', { dropAnswers: true }, 8),
  },
  {
    name: 'F27.postgres',
    hypothesis: 'a commit whose answer is lost is detected and not repeated',
    alert: 'ErrorBudgetBurnsFast bag availability',
    run: (stage) => injectUnderLoad(stage, 'services-postgres', { dropAnswers: true }, 8),
  },
  {
    name: 'F27.warehouse',
    hypothesis: 'orders and messages whose answers are lost are sent again and processed once',
    async run(stage) {
      await injectUnderLoad(stage, 'checkout-fulfilment', { dropAnswers: true }, 5);
      await injectUnderLoad(stage, 'fulfilment-gateway', { dropAnswers: true }, 5);
    },
  },
];
