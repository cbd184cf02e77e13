import { setTimeout as delay } from 'node:timers/promises';
import type { LinkName } from '../house/links.ts';
import { TRAFFIC_MS, until } from '../house/until.ts';
import type { LinkFaults } from '../proxy/link-faults.ts';
import type { Experiment, Stage } from './experiment.ts';

/** Shoppers before, during and after a link suffers. */
async function sufferUnderLoad(
  stage: Stage,
  link: LinkName,
  faults: LinkFaults,
  hurtSeconds: number,
): Promise<void> {
  const line = stage.house.links[link];
  stage.shoppers();
  await delay(2_000);
  const before = line.hurt();
  line.suffer(faults);
  await delay(hurtSeconds * 1_000);
  await until(`the line ${link} was hurt`, async () => line.hurt() > before, TRAFFIC_MS);
  line.heal();
  await delay(3_000);
}

export const NETWORK: readonly Experiment[] = [
  {
    name: 'F24',
    hypothesis: 'a database 200 ms away makes shoppers wait, and nothing else',
    run: (stage) => sufferUnderLoad(stage, 'services-postgres', { latencyMs: 200, jitterMs: 100 }, 12),
  },
  {
    name: 'F25',
    hypothesis: 'connections reset in 5 % of answers lose nothing and double nothing',
    async run(stage) {
      const { links } = stage.house;
      stage.shoppers();
      for (const name of [
        'gateway-services',
        'checkout-payments',
        'payments-provider',
        'services-postgres',
      ] as const)
        links[name].suffer({ resetShare: 0.05 });
      await delay(12_000);
      const wasReset = async () => links['services-postgres'].hurt() > 0;
      await until('connections are reset', wasReset, TRAFFIC_MS);
    },
  },
  {
    name: 'F26',
    hypothesis: 'a broker that cannot be reached for 60 s delays events and e-mails, no shopper',
    run: (stage) => sufferUnderLoad(stage, 'services-kafka', { blackHole: true }, 60),
  },
  {
    name: 'F27.provider',
    hypothesis: 'an authorisation whose answer is dropped is given back, never asked for twice',
    run: (stage) => sufferUnderLoad(stage, 'payments-provider', { dropAnswers: true }, 10),
  },
  {
    name: 'F27.payments',
    hypothesis: 'a placement whose payments call is not answered ends as an order or as nothing',
    run: (stage) => sufferUnderLoad(stage, 'checkout-payments', { dropAnswers: true }, 10),
  },
  {
    name: 'F27.gateway',
    hypothesis: 'a shopper whose answer is dropped learns the same order when asking again',
    run: (stage) => sufferUnderLoad(stage, 'gateway-services', { dropAnswers: true }, 8),
  },
  {
    name: 'F27.postgres',
    hypothesis: 'a commit whose answer is dropped is found, and not done again',
    run: (stage) => sufferUnderLoad(stage, 'services-postgres', { dropAnswers: true }, 8),
  },
  {
    name: 'F27.warehouse',
    hypothesis: 'orders handed over and messages taken whose answers are dropped: done once, told again',
    async run(stage) {
      await sufferUnderLoad(stage, 'checkout-fulfilment', { dropAnswers: true }, 5);
      await sufferUnderLoad(stage, 'fulfilment-gateway', { dropAnswers: true }, 5);
    },
  },
];
