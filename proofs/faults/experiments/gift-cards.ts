import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@loupe/scripted-shopper/until';
import type { GiftCardFault } from '../fault-stack/gift-card-provider.ts';
import { TRAFFIC_MS } from '../fault-stack/traffic.ts';
import type { Load } from '../load/load.ts';
import { GIFT_CARD_SCENARIOS } from '../load/scenarios.ts';
import type { Experiment, Stage } from './experiment.ts';
import { isRefunded, isRefundedByHand, isReversalDue, isTakenInPart, isUndone } from './money-moved.ts';

/** Shoppers with gift cards while their provider has these faults. */
async function giftCardsSuffer(
  stage: Stage,
  faults: readonly GiftCardFault[],
  seconds: number,
  { scenarios = GIFT_CARD_SCENARIOS, ...more }: Parameters<Stage['shoppers']>[0] = {},
): Promise<Load> {
  const load = stage.shoppers({ scenarios, ...more });
  for (const fault of faults) await stage.faultStack.giftCards.inject(fault);
  await delay(seconds * 1_000);
  return load;
}

const ordered = (load: Load): Promise<void> =>
  until('shoppers with gift cards get orders', async () => load.record.acknowledged.length > 0, TRAFFIC_MS);

/** The faults of provider.ts, of the gift card provider. It has no currencies and sends no messages. */
export const GIFT_CARDS: readonly Experiment[] = [
  {
    name: 'F38.givex',
    hypothesis:
      'holds whose answer never arrives are reversed and taken on the other host, or not at all: no card is charged twice',
    async run(stage) {
      const since = new Date();
      const load = await giftCardsSuffer(
        stage,
        [
          { next: 8, method: 'dc_920', host: 'primary', hang: 'after' },
          { next: 3, method: 'dc_918', host: 'primary', hang: 'before' },
          { next: 2, method: 'dc_920', host: 'secondary', hang: 'after' },
        ],
        14,
      );
      await until('a reversal is due', () => isReversalDue(stage, 'givex', since), TRAFFIC_MS);
      await ordered(load);
    },
  },
  {
    name: 'F39.givex',
    hypothesis:
      'a gift card provider that answers 500 and then works: no card is charged twice, and the breakers close again',
    async run(stage) {
      const load = await giftCardsSuffer(
        stage,
        [
          { next: 6, method: 'dc_909', http: 500 },
          { next: 6, method: 'dc_920', http: 500 },
          { next: 3, method: 'dc_920', httpAfter: 502 },
          { next: 4, method: 'dc_918', httpAfter: 502 },
          { next: 2, method: 'dc_921', http: 502 },
        ],
        10,
      );
      await ordered(load);
    },
  },
  {
    name: 'F44.givex',
    refusesAll: true,
    hypothesis:
      'a hold of less than the amount, even if its release has no answer, never becomes an order and is released',
    async run(stage) {
      const spentElsewhere = GIFT_CARD_SCENARIOS.filter(({ giftCards }) => giftCards?.left !== undefined);
      const load = await giftCardsSuffer(stage, [{ next: 3, method: 'dc_921', httpAfter: 502 }], 8, {
        scenarios: spentElsewhere,
      });
      const isLess = async () =>
        (await stage.faultStack.giftCards.transactions()).some(
          ({ kind, asked, amount }) => kind === 'pre-auth' && Number(amount) < Number(asked),
        );
      await until('less than the amount is held', isLess, TRAFFIC_MS);
      stage.prove('none became an order', load.record.acknowledged.length === 0);
    },
  },
  {
    name: 'F45.givex',
    hypothesis:
      'gift cards stay held during a challenge of the card; one that fails or is left gives them back',
    async run(stage) {
      const since = new Date();
      const atTheBank = GIFT_CARD_SCENARIOS.filter(({ bank }) => bank !== undefined);
      const load = await giftCardsSuffer(stage, [{ next: 3, method: 'dc_921', httpAfter: 502 }], 12, {
        scenarios: atTheBank,
      });
      await ordered(load);
      await until('a gift card is given back', () => isReversalDue(stage, 'givex', since), TRAFFIC_MS);
    },
  },
  {
    name: 'F46.givex',
    hypothesis:
      'captures and refunds of gift cards, also by hand, whose answers are lost are undone and repeated: the money is moved once',
    async run(stage) {
      const since = new Date();
      // A gift card is captured once: in part only where a piece of an order that it paid was cancelled before.
      const paidByThem = GIFT_CARD_SCENARIOS.filter(
        ({ giftCards }) => giftCards?.left === undefined && giftCards?.shares.at(-1) === 1,
      );
      await giftCardsSuffer(
        stage,
        [
          { next: 4, method: 'dc_921', httpAfter: 502 },
          { next: 3, method: 'dc_905', httpAfter: 502 },
          { next: 2, method: 'dc_918', http: 502 },
        ],
        10,
        { scenarios: paidByThem, goodwillPercent: 50 },
      );
      await until('part of a gift card is captured', () => isTakenInPart(stage, 'givex', since), TRAFFIC_MS);
      await until('a gift card is refunded', () => isRefunded(stage, 'givex', since), TRAFFIC_MS);
      await until('one is refunded by hand', () => isRefundedByHand(stage, 'givex', since), TRAFFIC_MS);
      await until('a request without an answer is undone', () => isUndone(stage, 'givex', since), TRAFFIC_MS);
    },
  },
  {
    name: 'F48.givex',
    hypothesis:
      'a gift card provider that hangs without doing anything: each shopper gets an answer, nothing stays held',
    async run(stage) {
      await giftCardsSuffer(
        stage,
        [
          { next: 10, method: 'dc_909', hang: 'before' },
          { next: 10, method: 'dc_920', hang: 'before' },
          { next: 5, method: 'dc_921', hang: 'before' },
        ],
        14,
      );
    },
  },
];
