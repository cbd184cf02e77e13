import { setTimeout as delay } from 'node:timers/promises';
import { cardToken } from '@loupe/scripted-shopper/card';
import {
  addToCart,
  isCart,
  saveDelivery,
  updateQuantity,
  type CartView,
} from '@loupe/scripted-shopper/order';
import type { Shopper } from '@loupe/scripted-shopper/shopper';
import type { GiftCardProvider } from '../fault-stack/gift-card-provider.ts';
import type { Provider } from '../fault-stack/provider.ts';
import type { Wallets } from '../fault-stack/wallets.ts';
import { LIMITED_CODE } from '../fault-stack/supply-code.ts';
import type { Random } from '../random.ts';
import { applyGiftCards } from './gift-cards.ts';
import {
  abandon,
  enterCode,
  forget,
  initiate,
  initiateByGiftCards,
  openSharedBag,
  readOrder,
  remember,
  setUpAuthentication,
  shareBag,
  transactionOf,
  validate,
  type PayAnswer,
} from './graph.ts';
import { payByWallet, type WalletSteps } from './pay-by-wallet.ts';
import type { Recorder } from './record.ts';
import { CARDS, type Scenario } from './scenarios.ts';
import { WatchedShopper } from './watched-shopper.ts';

export interface Piece {
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly productKey: string;
}

export interface BuyerOptions {
  readonly scenario: Scenario;
  readonly random: Random;
  readonly pieces: readonly Piece[];
  readonly provider: Provider;
  readonly giftCards: GiftCardProvider;
  readonly wallets: Wallets;
  readonly recorder: Recorder;
  /** False when the faults have been removed long enough ago that every request should have been answered. */
  readonly mayStillAnswer: () => boolean;
}

const PAUSE_MS = 400;

/** One shopper, from an empty bag to an order or a final refusal. */
export class Buyer {
  readonly #options: BuyerOptions;
  readonly #shopper: Shopper;
  #lastError = 'no answer';

  constructor(options: BuyerOptions) {
    this.#options = options;
    this.#shopper = new WatchedShopper(
      (what) => void options.recorder.failures.push(what),
      options.recorder.reply,
    );
  }

  async run(): Promise<void> {
    const { scenario, recorder } = this.#options;
    try {
      const answer = await this.#shop();
      recorder.ending(scenario.name, answer.__typename);
    } catch (error) {
      recorder.ending(scenario.name, 'unanswered');
      recorder.unanswered.push(`${scenario.name}: ${(error as Error).message}`);
    }
  }

  async #shop(): Promise<PayAnswer> {
    const { scenario } = this.#options;
    const cart = await this.#fillBag();
    const refusal = await this.#applyGiftCards(cart);
    if (refusal !== undefined) return { __typename: refusal };
    const first =
      scenario.wallet === undefined
        ? await this.#payWith(cart, scenario.card)
        : await payByWallet(scenario.wallet, this.#stepsOf(cart));
    if (first.orderNumber) await this.#confirm(cart, first.orderNumber);
    const refused = first.__typename === 'PaymentDeclinedError';
    if (!refused || !scenario.triesAgain) return first;
    return this.#payWith(await this.#retry(() => this.#cartNow()), 'approved');
  }

  /** Reads the confirmation; some shoppers pay again without a key, and must get the same order number. */
  async #confirm(cart: CartView, orderNumber: string): Promise<void> {
    await this.#retry(() => readOrder(this.#shopper, orderNumber));
    // Who pays by a wallet comes back twice instead.
    if (this.#options.scenario.wallet !== undefined || !this.#options.random.chance(0.2)) return;
    const answer = await this.#untilDecided(cart, () => this.#initiate(cart, 'spent'));
    if (answer.orderNumber !== orderNumber)
      throw new Error(`got order number ${orderNumber}, then ${answer.orderNumber ?? answer.__typename}`);
  }

  async #fillBag(): Promise<CartView> {
    const { random, pieces } = this.#options;
    const wanted = Array.from({ length: 1 + random.below(3) }, () => random.pick(pieces));
    for (const piece of wanted) await this.#retry(() => addToCart(this.#shopper, piece));
    await this.#keepList(wanted[0]!);
    await this.#shareBag();
    await this.#enterCode();
    return this.#retry(() => this.#cartNow());
  }

  /** Half of the shoppers add a piece to their list, and half of those remove it. */
  async #keepList({ productKey }: Piece): Promise<void> {
    const { random } = this.#options;
    if (!random.chance(0.5)) return;
    await this.#retry(() => remember(this.#shopper, productKey));
    if (random.chance(0.5)) await this.#retry(() => forget(this.#shopper, productKey));
  }

  /** A fifth of the shoppers share their bag by link and open it. The limit of their one network refuses some of them. */
  async #shareBag(): Promise<void> {
    if (!this.#options.random.chance(0.2)) return;
    const token = await this.#retry(() => shareBag(this.#shopper));
    if (token !== null) await this.#retry(() => openSharedBag(this.#shopper, token));
  }

  /** A third of the shoppers use a code, whose uses are claimed with the goods and returned with them. */
  async #enterCode(): Promise<void> {
    if (this.#options.random.chance(1 / 3)) await this.#retry(() => enterCode(this.#shopper, LIMITED_CODE));
  }

  async #cartNow(): Promise<CartView> {
    const cart = await saveDelivery(this.#shopper);
    if (!isCart(cart)) throw new Error(cart.code);
    return cart;
  }

  /** @returns the type of the answer if a gift card was not applied */
  async #applyGiftCards(cart: CartView): Promise<string | undefined> {
    const { scenario, random, giftCards } = this.#options;
    if (scenario.giftCards === undefined) return undefined;
    return applyGiftCards(scenario.giftCards, {
      shopper: this.#shopper,
      giftCards,
      random,
      total: cart.totalPrice.value,
      retry: (work) => this.#retry(work),
    });
  }

  #isCovered(): boolean {
    const { shares = [] } = this.#options.scenario.giftCards ?? {};
    return shares.reduce((sum, share) => sum + share, 0) >= 1;
  }

  #initiate(cart: CartView, transientToken: string, idempotencyKey?: string): Promise<PayAnswer> {
    const input = { expectedTotal: cart.totalPrice.value, ...(idempotencyKey && { idempotencyKey }) };
    return this.#isCovered()
      ? initiateByGiftCards(this.#shopper, input)
      : initiate(this.#shopper, { ...input, transientToken });
  }

  async #payWith(cart: CartView, card: keyof typeof CARDS): Promise<PayAnswer> {
    const { scenario, random } = this.#options;
    const token = this.#isCovered()
      ? ''
      : await this.#retry(() => cardToken(this.#shopper, cart.id, CARDS[card]));
    if (scenario.setUp) await setUpAuthentication(this.#shopper, cart.id, token).catch(() => {});
    const key = `${cart.id} ${random.below(1_000_000_000)}`;
    const pay = (idempotencyKey: string) =>
      this.#untilDecided(cart, () => this.#initiate(cart, token, idempotencyKey));
    const concurrent = [
      ...(scenario.twice ? [pay(scenario.twice === 'same key' ? key : `${key} again`)] : []),
      ...(scenario.changesBag ? [this.#changeBag(cart)] : []),
    ];
    const [answer] = await Promise.all([pay(key), ...concurrent]);
    return answer.__typename === 'OrderPending' ? this.#atTheBank(cart, answer) : answer;
  }

  #stepsOf(cart: CartView): WalletSteps {
    const { scenario, random, wallets } = this.#options;
    return {
      cart,
      shopper: this.#shopper,
      wallets,
      keys: [0, ...(scenario.twice ? [1] : [])].map(
        (tab) => `${cart.id} ${tab} ${random.below(1_000_000_000)}`,
      ),
      retry: (work) => this.#retry(work),
      untilDecided: (ask) => this.#untilDecided(cart, ask),
      pause: (why) => {
        this.#lastError = why;
        return this.#pause();
      },
    };
  }

  async #changeBag(cart: CartView): Promise<void> {
    const [line] = cart.lineItems;
    await delay(this.#options.random.below(300));
    if (line) await updateQuantity(this.#shopper, line.id, line.quantity + 1).catch(() => {});
  }

  async #atTheBank(cart: CartView, { placementId, accessToken }: PayAnswer): Promise<PayAnswer> {
    const { scenario, provider } = this.#options;
    const bank = scenario.bank ?? 'pass';
    if (bank === 'leave') return { __typename: 'left at the bank' };
    if (bank === 'give up') return this.#untilDecided(cart, () => abandon(this.#shopper, placementId!));
    if (bank === 'change the bag') {
      await this.#retry(() => updateQuantity(this.#shopper, cart.lineItems[0]!.id, 2));
      return { __typename: 'changed the bag' };
    }
    const outcome = bank === 'fail' ? 'fail' : 'pass';
    await this.#retry(() => provider.endChallenge(transactionOf(accessToken!), outcome));
    const validateOnce = () =>
      this.#untilDecided(cart, () => validate(this.#shopper, placementId!), [
        'CheckoutInProgress',
        'OrderPending',
      ]);
    const answers = await Promise.all(
      bank === 'validate twice' ? [validateOnce(), validateOnce()] : [validateOnce()],
    );
    return answers[0]!;
  }

  /** Asks again, as the page does, until the answer is final. Records every order number. */
  async #untilDecided(
    cart: CartView,
    ask: () => Promise<PayAnswer>,
    mayChange: readonly string[] = ['CheckoutInProgress'],
  ): Promise<PayAnswer> {
    const { recorder, scenario } = this.#options;
    for (;;) {
      const answer = await this.#retry(ask);
      const { __typename: type, orderNumber } = answer;
      if (orderNumber) recorder.order({ cartId: cart.id, orderNumber, scenario: scenario.name });
      if (!mayChange.includes(type)) return answer;
      this.#lastError = type;
      await this.#pause();
    }
  }

  /** Retries a failed request, as a person who presses the button again. */
  async #retry<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        this.#lastError = (error as Error).message;
        await this.#pause();
      }
    }
  }

  async #pause(): Promise<void> {
    if (!this.#options.mayStillAnswer()) throw new Error(this.#lastError);
    await delay(PAUSE_MS + this.#options.random.below(PAUSE_MS));
  }
}
