import { setTimeout as delay } from 'node:timers/promises';
import { TRAFFIC_MS, until } from '../house/until.ts';
import type { ProviderFault } from '../house/provider.ts';
import { SCENARIOS } from '../load/scenarios.ts';
import type { Experiment, Stage } from './experiment.ts';

async function providerSuffers(
  stage: Stage,
  faults: readonly ProviderFault[],
  seconds: number,
): Promise<void> {
  stage.shoppers();
  await delay(1_000);
  for (const fault of faults) await stage.house.provider.suffer(fault);
  await delay(seconds * 1_000);
}

export const PROVIDER: readonly Experiment[] = [
  {
    name: 'F38',
    hypothesis: 'charges whose answer never comes are given back, and the shopper may pay again',
    async run(stage) {
      await providerSuffers(stage, [{ next: 8, hang: 'after' }], 14);
      const isOwed = async () => {
        const [found] = await stage.house.query<{ n: number }>(
          "SELECT count(*)::int AS n FROM payments_finance.reversal_task WHERE state IN ('due', 'done')",
        );
        return found!.n > 0;
      };
      await until('money is to be given back', isOwed, TRAFFIC_MS);
    },
  },
  {
    name: 'F39',
    hypothesis:
      'a provider that answers 500 and then works: nobody pays twice, the breaker lets others through again',
    run: (stage) =>
      providerSuffers(
        stage,
        [
          { next: 6, http: 500 },
          { next: 4, operation: 'reverse', http: 502 },
        ],
        10,
      ),
  },
  {
    name: 'F44',
    hypothesis: 'an authorisation over another amount or in another currency is never an order',
    run: (stage) =>
      providerSuffers(
        stage,
        [
          { next: 4, authorizedAmount: '0.01' },
          { next: 4, currency: 'EUR' },
        ],
        8,
      ),
  },
  {
    name: 'F45',
    hypothesis: 'challenges passed, failed, left, given up and validated twice end as one order or none',
    async run(stage) {
      const load = stage.shoppers({ scenarios: SCENARIOS.filter(({ bank }) => bank !== undefined) });
      await delay(12_000);
      const cameBack = async () => load.record.told.length > 0;
      await until('shoppers come back from the bank with an order', cameBack, TRAFFIC_MS);
    },
  },
];
