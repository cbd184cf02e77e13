import { until } from '@loupe/scripted-shopper/until';
import { seededRandom } from '../random.ts';
import type { LinkName } from '../fault-stack/links.ts';
import { WALLET_METHODS, type WalletMethod } from '../fault-stack/wallets.ts';
import { addGiftCard, applyGiftCards, newGiftCard } from '../load/gift-cards.ts';
import { initiateByGiftCards, type PayAnswer } from '../load/graph.ts';
import type { GiftCards } from '../load/scenarios.ts';
import { beginByWallet, sheetOf } from '../load/wallets.ts';
import { buy, countOf, inParallel, pay, readyWith, type Ready } from './buying.ts';
import type { Experiment, Stage } from './experiment.ts';
import { WALLET_WORDS } from './wallet-faults.ts';

const BAGS = 4;
/** More than the calls after which the breakers of both hosts in both instances open. */
const ASKING = 100;
const AFTERWARDS = 8;

/** The breakers stay open for half a minute. */
const REOPENED_WITHIN_MS = 60_000;

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

/** The link by which the shop reaches the provider of each wallet. */
const LINK_OF: Readonly<Record<WalletMethod, LinkName>> = {
  paypal: 'payments-wallet',
  klarna: 'payments-pay-later',
  applepay: 'payments-provider',
};

/** Without a key of its own: each attempt at a bag that was given back is another one. */
async function payByWallet(stage: Stage, { shopper, cart }: Ready, method: WalletMethod): Promise<PayAnswer> {
  const expectedTotal = cart.totalPrice.value;
  const token =
    method === 'applepay' ? await sheetOf(stage.faultStack.wallets, { method }, expectedTotal) : '';
  return beginByWallet(shopper, method, { expectedTotal }, token);
}

const walletOutage = (method: WalletMethod): Experiment => ({
  name: `F47.${method}`,
  hypothesis: `${WALLET_WORDS[method]} that is down: its payments get an answer, the stock is released, other methods still pay`,
  async run(stage) {
    const ready = await inParallel(BAGS, BAGS, () => readyWith([stage.random.pick(stage.faultStack.pieces)]));
    const byGiftCards = await bags(stage, [0.5, 1]);
    const link = stage.faultStack.links[LINK_OF[method]];
    link.inject({ refuse: true });
    const answers = await Promise.all(ready.map((one) => payByWallet(stage, one, method)));
    const refused = answers.filter(({ __typename }) => !['OrderPlaced', 'OrderPending'].includes(__typename));
    stage.prove(`each payment is refused: ${answersOf(answers)}`, refused.length === BAGS);
    stage.prove('no stock is held', (await heldStock(stage, ready)) === 0);
    const paid = await Promise.all(byGiftCards.map((one) => payByGiftCards(stage, one)));
    stage.prove(`gift cards pay: ${answersOf(paid)}`, countOf(paid, 'OrderPlaced') === BAGS);
    // The provider of cards is Apple Pay's, too.
    if (method !== 'applepay') {
      const byCard = await payAll(stage, ready);
      stage.prove(`the same bags by card: ${answersOf(byCard)}`, countOf(byCard, 'OrderPlaced') === BAGS);
    }
    link.heal();
    // The breaker lets one through after its pause.
    const again = await readyWith([stage.faultStack.pieces[0]!]);
    const isOpenAgain = async () =>
      ['OrderPending', 'OrderPlaced'].includes((await payByWallet(stage, again, method)).__typename);
    await until('it can be paid by again', isOpenAgain, REOPENED_WITHIN_MS);
  },
});

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
  ...WALLET_METHODS.map(walletOutage),
];
