import { variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { until } from '@loupe/scripted-shopper/until';
import { startLoop } from '../load/loop.ts';
import { buy, inParallel } from './buying.ts';
import type { Experiment, Stage } from './experiment.ts';
import { accepted, act } from './orders-leaving.ts';

const CARDS = 6;
const POUNDS = 50;
/** A request whose process has died is undone when its lease has ended. */
const ISSUED_WITHIN_MS = 120_000;
/** Between the intent on disk, the call, its answer and what is written of it. */
const POINTS = [
  ...['before:issues.markSent', 'after:issues.markSent', 'before:issuer.issue', 'after:issuer.issue'],
  ...['before:issues.recordIssued', 'after:issues.recordIssued'],
];

/** Orders of one gift card each that are paid for and wait in the warehouse. */
export async function sellGiftCards(stage: Stage, count: number): Promise<string[]> {
  const card = { ...(await variantOf(new Shopper(), 'GC')), giftCardValue: POUNDS };
  return inParallel(count, 3, async () => {
    const orderNumber = await buy(stage, [card]);
    await accepted(stage, orderNumber);
    return orderNumber;
  });
}

const ship = (stage: Stage, orderNumbers: readonly string[]): Promise<unknown> =>
  Promise.all(orderNumbers.map((orderNumber) => act(stage, orderNumber, 'pick', 'ship')));

const SOLD = `payments_finance.issued_gift_card issued JOIN payments_finance.tender ON tender.id = issued.tender_id
              WHERE tender.reference = ANY ($1)`;

async function statesOf({ faultStack }: Stage, orderNumbers: readonly string[]): Promise<string[]> {
  const rows = await faultStack.query<{ state: string }>(`SELECT issued.state FROM ${SOLD}`, [orderNumbers]);
  return rows.map(({ state }) => state);
}

/** How many cards the provider has activated and not taken back. */
async function live({ faultStack }: Stage): Promise<number> {
  const rows = await faultStack.giftCards.transactions();
  return rows.filter(({ kind, reversed }) => kind === 'activate' && !reversed).length;
}

const reversedOnes = async ({ faultStack }: Stage): Promise<number> =>
  (await faultStack.giftCards.transactions()).filter(({ kind, reversed }) => kind === 'activate' && reversed)
    .length;

/** Resolves when there is an issued card for each order. */
export const issued = (stage: Stage, orderNumbers: readonly string[]): Promise<void> =>
  until(
    'each card is issued',
    async () => {
      const states = await statesOf(stage, orderNumbers);
      return states.length === orderNumbers.length && states.every((state) => state === 'issued');
    },
    ISSUED_WITHIN_MS,
  );

const isAsked = async ({ faultStack }: Stage, orderNumbers: readonly string[]): Promise<boolean> =>
  (await faultStack.query(`SELECT FROM ${SOLD} AND attempts > 0`, [orderNumbers])).length > 0;

/** The hour in which a request without an answer may still arrive has passed. */
const anHourLater = ({ faultStack }: Stage, orderNumbers: readonly string[]): Promise<unknown> =>
  faultStack.query(
    `UPDATE payments_finance.issued_gift_card SET sent_at = sent_at - interval '2 hours', next_attempt_at = now()
     WHERE state = 'unknown' AND id IN (SELECT issued.id FROM ${SOLD})`,
    [orderNumbers],
  );

/** Waits until each card is issued once. Those that are owed until an hour has passed are issued after it. */
async function allIssuedOnce(stage: Stage, orderNumbers: readonly string[], before: number): Promise<void> {
  const isEither = (state: string) => state === 'issued' || state === 'unknown';
  const decided = async () => {
    const states = await statesOf(stage, orderNumbers);
    return states.length === orderNumbers.length && states.every(isEither);
  };
  await until('each card is issued or owed', decided, ISSUED_WITHIN_MS);
  const areIssued = async () => {
    await anHourLater(stage, orderNumbers);
    return (await statesOf(stage, orderNumbers)).every((state) => state === 'issued');
  };
  await until('each card is issued', areIssued, ISSUED_WITHIN_MS);
  const added = (await live(stage)) - before;
  stage.prove(
    `the provider has ${added} more live cards for ${orderNumbers.length} sold`,
    added === orderNumbers.length,
  );
}

/** F63: each gift card that was bought is issued exactly once, or still owed. */
export const GIFT_CARDS_SOLD: readonly Experiment[] = [
  {
    name: 'F63.away',
    hypothesis:
      'gift cards that are shipped while their provider is away are owed, and issued once afterwards',
    async run(stage) {
      const link = stage.faultStack.links['payments-gift-cards'];
      const [sold, before] = [await sellGiftCards(stage, CARDS), await live(stage)];
      link.inject({ refuse: true });
      await ship(stage, sold);
      await until('a card is requested', () => isAsked(stage, sold), ISSUED_WITHIN_MS);
      stage.prove('none is issued', !(await statesOf(stage, sold)).includes('issued'));
      link.heal();
      await allIssuedOnce(stage, sold, before);
    },
  },
  {
    name: 'F63.hangs',
    hypothesis: 'a provider that hangs without issuing: those cards are owed for an hour, then issued once',
    async run(stage) {
      const [sold, before] = [await sellGiftCards(stage, CARDS), await live(stage)];
      await stage.faultStack.giftCards.inject({ next: 3, method: 'dc_904', hang: 'before' });
      await ship(stage, sold);
      const isOwed = async () => (await statesOf(stage, sold)).includes('unknown');
      await until('a card is owed', isOwed, ISSUED_WITHIN_MS);
      await allIssuedOnce(stage, sold, before);
    },
  },
  {
    name: 'F63.lost',
    hypothesis: 'gift cards whose answers are lost are taken back before they are issued again',
    async run(stage) {
      const { giftCards } = stage.faultStack;
      const [sold, before, reversed] = [
        await sellGiftCards(stage, CARDS),
        await live(stage),
        await reversedOnes(stage),
      ];
      await giftCards.inject({ next: 2, method: 'dc_904', httpAfter: 502 });
      await giftCards.inject({ next: 1, method: 'dc_904', hang: 'after' });
      await giftCards.inject({ next: 2, method: 'dc_918', httpAfter: 502 });
      await ship(stage, sold);
      await allIssuedOnce(stage, sold, before);
      stage.prove('a lost one was taken back', (await reversedOnes(stage)) > reversed);
    },
  },
  {
    name: 'F63.killed',
    hypothesis: 'SIGKILL between the intent, the call and the answer of a gift card: each is issued once',
    async run(stage) {
      const { parts } = stage.faultStack;
      const before = await live(stage);
      const sold: string[] = [];
      // A sale fails while an instance is killed; the next one follows.
      const sales = startLoop(
        async () => {
          const [orderNumber] = await sellGiftCards(stage, 1);
          await ship(stage, [orderNumber!]);
          sold.push(orderNumber!);
        },
        () => {},
      );
      try {
        await parts.killAtEach([['payments-finance-2', POINTS]]);
      } finally {
        await sales.stop();
      }
      await allIssuedOnce(stage, sold, before);
    },
  },
];
