import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@loupe/scripted-shopper/until';
import { TRAFFIC_MS } from '../fault-stack/traffic.ts';
import { WALLET_METHODS, type WalletFault, type WalletMethod } from '../fault-stack/wallets.ts';
import type { Load } from '../load/load.ts';
import { WALLET_SCENARIOS, type Scenario } from '../load/scenarios.ts';
import type { Experiment, Stage } from './experiment.ts';
import { isRefunded, isRefundedByHand, isReversalDue, isTakenInPart } from './money-moved.ts';

/** One fault of the catalogue, as any wallet can have it. */
export interface WalletExperiment {
  readonly fault: string;
  /** After the provider's name. */
  readonly hypothesis: string;
  readonly run: (stage: Stage, method: WalletMethod) => Promise<void>;
}

export const WALLET_WORDS: Readonly<Record<WalletMethod, string>> = {
  paypal: 'PayPal',
  klarna: 'Klarna',
  applepay: 'Apple Pay',
};

export const shoppersBy = (method: WalletMethod): Scenario[] =>
  WALLET_SCENARIOS.filter(({ wallet }) => wallet?.method === method);

export const ordered = (load: Load): Promise<void> =>
  until('shoppers get orders', async () => load.record.acknowledged.length > 0, TRAFFIC_MS);

/** Shoppers who pay by the method while its provider has these faults, each of which has to affect all its calls. */
export async function walletSuffers(
  stage: Stage,
  method: WalletMethod,
  faults: readonly WalletFault[],
  seconds: number,
  more: { readonly scenarios?: readonly Scenario[]; readonly goodwillPercent?: number } = {},
): Promise<Load> {
  const provider = stage.faultStack.wallets.of[method];
  const load = stage.shoppers({ scenarios: shoppersBy(method), ...more });
  for (const fault of faults) await provider.inject(fault);
  await delay(seconds * 1_000);
  await until('every fault has affected a call', async () => (await provider.pending()) === 0, TRAFFIC_MS);
  return load;
}

const agreeing = (method: WalletMethod): Scenario[] =>
  shoppersBy(method).filter(
    ({ wallet, twice, giftCards }) => wallet?.outcome === 'pays' && twice === undefined && !giftCards,
  );

const EVERY: readonly WalletExperiment[] = [
  {
    fault: 'F38',
    hypothesis: 'a hold whose answer never arrives is found and given back, and the shopper can pay again',
    async run(stage, method) {
      const since = new Date();
      const load = await walletSuffers(stage, method, [{ next: 4, call: 'hold', hang: 'after' }], 8);
      await until('a reversal is due', () => isReversalDue(stage, method, since), TRAFFIC_MS);
      await ordered(load);
    },
  },
  {
    fault: 'F39',
    hypothesis: 'answers 500 and then works: no shopper pays twice, and the breaker closes again',
    async run(stage, method) {
      const faults: WalletFault[] = [
        { next: 4, call: 'hold', http: 500 },
        { next: 3, call: 'hold', httpAfter: 502 },
        { next: 2, call: 'giveBack', httpAfter: 502 },
        ...(method === 'applepay' ? [] : [{ next: 2, call: 'begin', http: 500 } as const]),
      ];
      await ordered(await walletSuffers(stage, method, faults, 8));
    },
  },
  {
    fault: 'F45',
    hypothesis:
      'shoppers who leave, never come back, come back twice, are refused, or change the bag meanwhile: one order or none',
    async run(stage, method) {
      const scenarios = shoppersBy(method).map((scenario) => ({ ...scenario, weight: 1 }));
      const load = stage.shoppers({ scenarios });
      await delay(12_000);
      await ordered(load);
      const endings = async () => Object.keys(load.record.endings).length >= scenarios.length;
      await until('each kind of shopper has an ending', endings, TRAFFIC_MS);
    },
  },
  {
    fault: 'F46',
    hypothesis: 'part captures and refunds, also by hand, whose answers are lost move the money once',
    async run(stage, method) {
      const since = new Date();
      const lost = ['capture', 'refund', 'giveBack'] as const;
      const faults = lost.map((call): WalletFault => ({ next: 3, call, httpAfter: 502 }));
      await walletSuffers(stage, method, faults, 1, { scenarios: agreeing(method), goodwillPercent: 50 });
      await until('part of one is captured', () => isTakenInPart(stage, method, since), TRAFFIC_MS);
      await until('one is refunded', () => isRefunded(stage, method, since), TRAFFIC_MS);
      await until('one is refunded by hand', () => isRefundedByHand(stage, method, since), TRAFFIC_MS);
    },
  },
  {
    fault: 'F48',
    hypothesis: 'hangs without doing anything: each shopper gets an answer, nothing stays held',
    async run(stage, method) {
      const faults: WalletFault[] = [
        { next: 5, call: 'hold', hang: 'before' },
        ...(method === 'applepay' ? [] : [{ next: 5, call: 'begin', hang: 'before' } as const]),
      ];
      await walletSuffers(stage, method, faults, 10);
    },
  },
];

const experimentOf = ({ fault, hypothesis, run }: WalletExperiment, method: WalletMethod): Experiment => ({
  name: `${fault}.${method}`,
  hypothesis: `${WALLET_WORDS[method]}: ${hypothesis}`,
  run: (stage) => run(stage, method),
});

/** @returns each experiment for each method, in the order of the faults */
export const byMethod = (
  experiments: readonly WalletExperiment[],
  methods: readonly WalletMethod[],
): Experiment[] =>
  experiments.flatMap((experiment) => methods.map((method) => experimentOf(experiment, method)));

/** The faults of provider.ts, of the providers to whom a shopper agrees elsewhere. */
export const WALLET_FAULTS: readonly Experiment[] = byMethod(EVERY, WALLET_METHODS);
