import { setTimeout as delay } from 'node:timers/promises';
import { TRAFFIC_MS, until } from '../fault-stack/until.ts';
import type { ProviderFault } from '../fault-stack/provider.ts';
import { SCENARIOS } from '../load/scenarios.ts';
import type { Experiment, Stage } from './experiment.ts';

async function providerSuffers(
  stage: Stage,
  faults: readonly ProviderFault[],
  seconds: number,
): Promise<void> {
  stage.shoppers();
  await delay(1_000);
  for (const fault of faults) await stage.faultStack.provider.inject(fault);
  await delay(seconds * 1_000);
}

export const PROVIDER: readonly Experiment[] = [
  {
    name: 'F38',
    hypothesis: 'authorisations whose answer never arrives are reversed, and the shopper can pay again',
    async run(stage) {
      await providerSuffers(stage, [{ next: 8, hang: 'after' }], 14);
      const isReversalDue = async () => {
        const [found] = await stage.faultStack.query<{ n: number }>(
          "SELECT count(*)::int AS n FROM payments_finance.reversal_task WHERE state IN ('due', 'done')",
        );
        return found!.n > 0;
      };
      await until('a reversal is due', isReversalDue, TRAFFIC_MS);
    },
  },
  {
    name: 'F39',
    hypothesis:
      'a provider that answers 500 and then works: no shopper pays twice, and the breaker closes again',
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
    hypothesis: 'an authorisation of another amount or currency never becomes an order',
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
    hypothesis:
      'challenges that are passed, failed, left, cancelled or validated twice end in one order or none',
    async run(stage) {
      const load = stage.shoppers({ scenarios: SCENARIOS.filter(({ bank }) => bank !== undefined) });
      await delay(12_000);
      const hasReturned = async () => load.record.acknowledged.length > 0;
      await until('shoppers return from the bank and get an order', hasReturned, TRAFFIC_MS);
    },
  },
];
