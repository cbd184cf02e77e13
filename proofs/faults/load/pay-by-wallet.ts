import { updateQuantity, type CartView } from '@loupe/scripted-shopper/order';
import type { Shopper } from '@loupe/scripted-shopper/shopper';
import type { Wallets } from '../fault-stack/wallets.ts';
import { abandon, type PayAnswer } from './graph.ts';
import type { Wallet } from './scenarios.ts';
import { agreeAtWallet, beginByWallet, placeByWallet, sheetOf } from './wallets.ts';

/** What the shopper does with the shop, however often a request has to be repeated. */
export interface WalletSteps {
  readonly cart: CartView;
  readonly shopper: Shopper;
  readonly wallets: Wallets;
  /** An idempotency key for each tab. */
  readonly keys: readonly string[];
  /** Repeats a request until it is answered. */
  readonly retry: <T>(work: () => Promise<T>) => Promise<T>;
  /** Asks again while the payment is under way. */
  readonly untilDecided: (ask: () => Promise<PayAnswer>) => Promise<PayAnswer>;
  readonly pause: (why: string) => Promise<void>;
}

/** Pays the whole bag, or what gift cards leave of it. @returns the final answer, or what the shopper did instead */
export async function payByWallet(wallet: Wallet, steps: WalletSteps): Promise<PayAnswer> {
  const { shopper, wallets, cart, keys, retry, untilDecided } = steps;
  const { method } = wallet;
  const expectedTotal = cart.totalPrice.value;
  const token = method === 'applepay' ? await retry(() => sheetOf(wallets, wallet, expectedTotal)) : '';
  const [answer] = await Promise.all(
    keys.map((idempotencyKey) =>
      untilDecided(() => beginByWallet(shopper, method, { expectedTotal, idempotencyKey }, token)),
    ),
  );
  return answer!.__typename === 'OrderPending' ? atTheWallet(wallet, answer!, steps) : answer!;
}

async function atTheWallet(wallet: Wallet, pending: PayAnswer, steps: WalletSteps): Promise<PayAnswer> {
  const { shopper, wallets, cart, retry, untilDecided } = steps;
  const { outcome } = wallet;
  if (outcome === 'leaves') return { __typename: 'left at the wallet' };
  if (outcome === 'gives up') return untilDecided(() => abandon(shopper, pending.placementId!));
  if (outcome === 'changes the bag') {
    await retry(() => updateQuantity(shopper, cart.lineItems[0]!.id, 2));
    return { __typename: 'changed the bag' };
  }
  await retry(() => agreeAtWallet(wallets, wallet, pending, false));
  if (outcome === 'never comes back') return { __typename: 'never came back' };
  const tabs = outcome === 'comes back twice' ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: tabs }, () => place(wallet, pending, steps)));
  if (outcome === 'comes back twice') answers.push(await place(wallet, pending, steps));
  const numbers = new Set(answers.map(({ orderNumber }) => orderNumber));
  if (numbers.size > 1) throw new Error(`got order numbers ${[...numbers].join(' and ')}`);
  return answers[0]!;
}

/** Places until it is decided; a shopper who is sent to the wallet once more agrees once more. */
async function place(wallet: Wallet, pending: PayAnswer, steps: WalletSteps): Promise<PayAnswer> {
  const { shopper, wallets, retry, untilDecided, pause } = steps;
  let page = pending.stepUpUrl;
  for (;;) {
    const answer = await untilDecided(() => placeByWallet(shopper, wallet.method, pending.placementId!));
    if (answer.__typename !== 'OrderPending') return answer;
    if (answer.stepUpUrl !== page) await retry(() => agreeAtWallet(wallets, wallet, answer, true));
    page = answer.stepUpUrl;
    await pause(answer.__typename);
  }
}
