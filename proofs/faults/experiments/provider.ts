import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@loupe/scripted-shopper/until';
import type { ProviderFault } from '../fault-stack/provider.ts';
import { TRAFFIC_MS } from '../fault-stack/traffic.ts';
import { SCENARIOS } from '../load/scenarios.ts';
import type { Experiment, Stage } from './experiment.ts';
import { isRefunded, isRefundedByHand, isReversalDue, isTakenInPart, isUndone } from './money-moved.ts';

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

/** Faults of the card provider; gift-cards.ts has those of the gift card provider. */
export const PROVIDER: readonly Experiment[] = [
  {
    name: 'F38',
    hypothesis: 'authorisations whose answer never arrives are reversed, and the shopper can pay again',
    async run(stage) {
      const since = new Date();
      await providerSuffers(stage, [{ next: 8, hang: 'after' }], 14);
      await until('a reversal is due', () => isReversalDue(stage, 'credit-card', since), TRAFFIC_MS);
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
      'challenges that are passed, failed, left, cancelled or validated twice, with and without gift cards, end in one order or none',
    async run(stage) {
      const load = stage.shoppers({ scenarios: SCENARIOS.filter(({ bank }) => bank !== undefined) });
      await delay(12_000);
      const hasReturned = async () => load.record.acknowledged.length > 0;
      await until('shoppers return from the bank and get an order', hasReturned, TRAFFIC_MS);
    },
  },
  {
    name: 'F46',
    hypothesis:
      'part captures and refunds, also by hand, whose answers are lost are undone and repeated: the money is moved once',
    async run(stage) {
      const since = new Date();
      const scenarios = SCENARIOS.filter(({ giftCards }) => giftCards === undefined);
      stage.shoppers({ scenarios, goodwillPercent: 50 });
      for (const operation of ['capture', 'refund', 'void'])
        await stage.faultStack.provider.inject({ next: 3, operation, httpAfter: 502 });
      await until('part of a card is captured', () => isTakenInPart(stage, 'credit-card', since), TRAFFIC_MS);
      await until('a card is refunded', () => isRefunded(stage, 'credit-card', since), TRAFFIC_MS);
      await until('one is refunded by hand', () => isRefundedByHand(stage, 'credit-card', since), TRAFFIC_MS);
      await until(
        'a request without an answer is undone',
        () => isUndone(stage, 'credit-card', since),
        TRAFFIC_MS,
      );
    },
  },
  {
    name: 'F48',
    hypothesis:
      'a card provider that hangs without doing anything: each shopper gets an answer, nothing stays held',
    run: (stage) => providerSuffers(stage, [{ next: 15, hang: 'before' }], 14),
  },
];
