import { seededRandom } from '../random.ts';
import { addGiftCard, applyGiftCards, newGiftCard } from '../load/gift-cards.ts';
import { initiateByGiftCards, type PayAnswer } from '../load/graph.ts';
import type { GiftCards } from '../load/scenarios.ts';
import { buy, countOf, inParallel, pay, readyWith, type Ready } from './buying.ts';
import type { Experiment, Stage } from './experiment.ts';

const BAGS = 4;
/** More than the calls after which the breakers of both hosts in both instances open. */
const ASKING = 100;
const AFTERWARDS = 8;

const UNAVAILABLE = 'GiftCardUnavailable';

/** A bag to which gift cards were applied before the outage. */
async function readyWithGiftCards(stage: Stage, giftCards: GiftCards): Promise<Ready> {
  const { faultStack, random } = stage;
  const ready = await readyWith([random.pick(faultStack.pieces)]);
  const refusal = await applyGiftCards(giftCards, {
    shopper: ready.shopper,
    giftCards: faultStack.giftCards,
    total: ready.cart.totalPrice.value,
    random: seededRandom(ready.cart.id),
    retry: (work) => work(),
  });
  if (refusal !== undefined) throw new Error(`no gift card applied: ${refusal}`);
  return ready;
}

const bags = (stage: Stage, shares: readonly number[]): Promise<Ready[]> =>
  inParallel(BAGS, BAGS, () => readyWithGiftCards(stage, { shares }));

async function payByGiftCards(stage: Stage, { shopper, cart }: Ready): Promise<PayAnswer> {
  const answer = await initiateByGiftCards(shopper, { expectedTotal: cart.totalPrice.value });
  if (answer.orderNumber) stage.acknowledged(cart.id, answer.orderNumber);
  return answer;
}

const payAll = (stage: Stage, ready: readonly Ready[]): Promise<PayAnswer[]> =>
  Promise.all(ready.map((one) => pay(stage, one, { idempotencyKey: one.cart.id })));

const answersOf = (answers: readonly PayAnswer[]): string =>
  answers.map(({ __typename }) => __typename).join(', ');

async function heldStock({ faultStack }: Stage, ready: readonly Ready[]): Promise<number> {
  const rows = await faultStack.query(
    `SELECT FROM cart_checkout.placement p JOIN cart_checkout.reservation r ON r.placement_id = p.id
     WHERE p.cart_id = ANY ($1) AND r.state = 'held'`,
    [ready.map(({ cart }) => cart.id)],
  );
  return rows.length;
}

/** F47: ten minutes without a provider, shortened: the pauses that matter are shorter. */
export const OUTAGE: readonly Experiment[] = [
  {
    name: 'F47',
    hypothesis:
      'a card provider that is down: card payments get an answer, gift cards still pay, the stock is released',
    async run(stage) {
      const { links } = stage.faultStack;
      const byCard = await inParallel(BAGS, BAGS, () =>
        readyWith([stage.random.pick(stage.faultStack.pieces)]),
      );
      const byBoth = await bags(stage, [0.4]);
      const byGiftCards = await bags(stage, [0.5, 1]);
      links['payments-provider'].inject({ refuse: true });
      const cards = await payAll(stage, [...byCard, ...byBoth]);
      stage.prove(
        `no card payment becomes an order: ${answersOf(cards)}`,
        countOf(cards, 'OrderPlaced') === 0,
      );
      const answers = await Promise.all(byGiftCards.map((ready) => payByGiftCards(stage, ready)));
      stage.prove(`gift cards pay: ${answersOf(answers)}`, countOf(answers, 'OrderPlaced') === BAGS);
      stage.prove('no stock is held', (await heldStock(stage, [...byCard, ...byBoth])) === 0);
    },
  },
  {
    name: 'F47.givex',
    hypothesis:
      'a gift card provider that is down: the breakers open, gift cards are answered GiftCardUnavailable, cards still pay, the stock is released',
    async run(stage) {
      const link = stage.faultStack.links['payments-gift-cards'];
      const byBoth = await bags(stage, [0.4]);
      const byGiftCards = await bags(stage, [0.5, 1]);
      link.inject({ refuse: true });
      const answers = await Promise.all([
        payAll(stage, byBoth),
        Promise.all(byGiftCards.map((ready) => payByGiftCards(stage, ready))),
      ]);
      const refused = countOf(answers.flat(), UNAVAILABLE);
      stage.prove(`payments are answered ${UNAVAILABLE}: ${answersOf(answers.flat())}`, refused === 2 * BAGS);
      stage.prove('no stock is held', (await heldStock(stage, [...byBoth, ...byGiftCards])) === 0);
      const { shopper } = await readyWith([stage.faultStack.pieces[0]!]);
      const ask = () => addGiftCard(shopper, newGiftCard(stage.random));
      const asked = await inParallel(ASKING, 5, ask);
      const unavailable = asked.filter(({ __typename }) => __typename === UNAVAILABLE).length;
      stage.prove(`cards that are added are answered ${UNAVAILABLE}`, unavailable === ASKING);
      const before = link.faulted();
      await inParallel(AFTERWARDS, 1, ask);
      stage.prove('the breakers are open: nothing more is sent', link.faulted() - before < AFTERWARDS);
      await buy(stage, [stage.faultStack.pieces[1]!]);
    },
  },
];
