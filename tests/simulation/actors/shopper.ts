import { giftCardSavings } from '../../../services/cart-checkout/src/domain/cart/gift-cards.ts';
import { giftCardsOf } from '../../../services/cart-checkout/src/domain/pricing/priced-cart.ts';
import type { PricedCart } from '../../../services/cart-checkout/src/domain/pricing/priced-cart.ts';
import { asGivexAnswer } from '../../../services/cart-checkout/src/graphql/placing-answers.ts';
import type { PlaceAnswer } from '../../../services/cart-checkout/src/use-cases/place-order.ts';
import type { OrderPending } from '../../../services/cart-checkout/src/domain/placement/placement.ts';
import { request } from '../engine/request.ts';
import { SITE } from '../processes/goods.ts';
import type { CheckoutProgram } from '../processes/cart-checkout.ts';
import type { Shop } from '../processes/shop.ts';
import { TOKEN_KEY } from '../provider/card-provider.ts';
import { writeToken } from '../provider/card-tokens.ts';
import type { Bank, CardToken, Funds } from '../provider/card-tokens.ts';
import { borrow } from './borrower.ts';
import { ADDRESS, BROWSER, CALLER, CLIENT } from './browser.ts';
import { changeCodes } from './change-codes.ts';

/** An order number in the answer to a shopper. */
export interface Acknowledged {
  readonly orderNumber: string;
  readonly owner: string;
}

const TOKEN_LIFE_MS = 900_000;
const errors = {
  refused: () => new Error('refused'),
  broken: () => new Error('broken'),
  timedOut: () => new Error('timed out'),
};

/** Tries to buy until there is a final answer, with many repeated clicks. */
export class Shopper {
  readonly #shop: Shop;
  readonly #owner: string;
  readonly #acknowledged: Acknowledged[];

  constructor(shop: Shop, number: number, acknowledged: Acknowledged[]) {
    this.#shop = shop;
    this.#owner = `${number % 2 === 0 ? 'c' : 'a'}:shopper-${number}`;
    this.#acknowledged = acknowledged;
  }

  async goShopping(): Promise<void> {
    const { random } = this.#shop.world;
    const purchases = random.chance(0.3) ? 2 : 1;
    for (let purchase = 0; purchase < purchases; purchase++) {
      await this.#pause(0, 30_000);
      const borrows = this.#shop.lending.isOpen && random.chance(0.85);
      if (!(await this.#fillBag(borrows))) return;
      if (borrows && (await this.#borrow()) === 'done') continue;
      await this.#pay();
    }
  }

  get #shopper() {
    return { site: SITE, owner: this.#owner };
  }

  /** @returns undefined when no answer came */
  #ask<Answer>(
    what: string,
    work: (program: CheckoutProgram) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const { world, checkoutMachines } = this.#shop;
    const target = world.random.pick(checkoutMachines);
    const point = `${this.#owner} ${what}`;
    const caller = { alive: true, crashesAt: () => false, noticedAfter: (delay: number) => delay };
    return request(
      { world, caller, target, point, link: 'shopper', timeoutMs: 20_000, errors },
      ({ program }) => work(program),
    ).catch((error: unknown) => void world.note(`${this.#owner} ${what}: ${String(error)}`));
  }

  #pause(least: number, most: number): Promise<void> {
    const { world } = this.#shop;
    return world.sleep(world.random.between(least, most));
  }

  #borrow(): Promise<'done' | 'refused'> {
    return borrow({
      shop: this.#shop,
      shopper: this.#shopper,
      ask: (what, work) => this.#ask(what, work),
      pause: (least, most) => this.#pause(least, most),
      newCard: (cart) => this.#newCard(cart),
      visitBank: (pending, card) => this.#visitBank(pending, card),
      addMore: async () => void (await this.#add()),
      note: (orderNumber) => void this.#note(orderNumber),
    });
  }

  /** @param forLoan with a piece whose price is high enough for one */
  async #fillBag(forLoan = false): Promise<boolean> {
    const { random } = this.#shop.world;
    if (forLoan) for (let tries = 0; tries < 3 && !(await this.#add('ring-1')); tries++);
    for (let pieces = random.between(1, 3); pieces > 0; pieces--) await this.#add();
    const address = { ...ADDRESS };
    for (let tries = 0; tries < 5; tries++) {
      const input = { address, email: 'ada@example.com' };
      const billing = { ...address, choice: 'NEW_ADDRESS' as const };
      const saved = await this.#ask('delivery', (to) => to.saveShippingDetailsCourier(this.#shopper, input));
      const billed = await this.#ask('billing', (to) => to.saveBillingDetails(this.#shopper, billing));
      if (saved?.type === 'Cart' && billed?.type === 'Cart') return true;
      await this.#pause(500, 5_000);
      if (saved?.type === 'CartNotFoundError') await this.#add();
    }
    return false;
  }

  /** @returns whether it is in the bag, as far as the shopper knows */
  async #add(asked?: string): Promise<boolean> {
    const { world, supply } = this.#shop;
    const sku = asked ?? world.random.pick([...supply.keys()]);
    const piece = { sku, productId: `product-${sku}`, variantId: `variant-${sku}` };
    const added = await this.#ask(`add ${sku}`, (to) => to.addToCart(this.#shopper, piece));
    return added !== undefined;
  }

  async #pay(): Promise<void> {
    const { random } = this.#shop.world;
    for (let cards = 0; cards < 4; cards++) {
      await this.#changeGiftCards();
      await changeCodes(this.#shop, this.#shopper, (what, work) => this.#ask(what, work));
      const cart = await this.#ask('view', (to) => to.viewCart(this.#shopper));
      if (cart === undefined) continue;
      if (cart === null) return;
      const answer = await this.#payWith(cart, this.#newCard(cart));
      if (answer === 'done' || random.chance(0.2)) return;
      if (answer === 'too few') await this.#reduce(cart);
      await this.#pause(500, 10_000);
    }
  }

  /** Adds gift cards, which others may have too, and sometimes takes one off. */
  async #changeGiftCards(): Promise<void> {
    const { world, giftCards } = this.#shop;
    const { random } = world;
    const cards = [...giftCards.ledger.cards.values()];
    for (let more = cards.length === 0 ? 0 : random.between(0, 3); more > 0; more--) {
      const { number: cardNumber, pin } = random.pick(cards);
      const card = { cardNumber, pin, ipAddress: CLIENT.ipAddress, reCaptchaToken: null };
      const add = () => this.#ask('add gift card', (to) => to.addGiftCard(this.#shopper, card));
      const added = (await add()) ?? (await add());
      if (added?.type === 'Cart' && random.chance(0.1)) await this.#removeGiftCard(added.cart);
    }
  }

  async #removeGiftCard(cart: PricedCart): Promise<void> {
    const cards = giftCardsOf(cart);
    if (cards.length === 0) return;
    const { id } = this.#shop.world.random.pick(cards);
    await this.#ask('remove gift card', (to) => to.removeGiftCard(this.#shopper, id));
  }

  /** Pays until the answer is final. */
  async #payWith(cart: PricedCart, token: CardToken): Promise<'done' | 'too few' | 'refused'> {
    const { random, faults } = this.#shop.world;
    const idempotencyKey = random.chance(0.5) ? this.#shop.world.newId() : null;
    for (let clicks = 0; clicks < (faults.healed ? 30 : 8); clicks++) {
      const answers = await this.#click(cart, token, idempotencyKey);
      for (const answer of answers) if (answer?.type === 'OrderPlaced') this.#note(answer.orderNumber);
      const answer = answers.find((given) => given?.type === 'OrderPlaced') ?? answers[0];
      switch (answer?.type) {
        case 'OrderPlaced':
        case 'CartNotFoundError':
        case 'CartEmptyError':
          return 'done';
        case 'InsufficientStockError':
          return 'too few';
        case 'OrderPending':
          if (await this.#visitBank(answer, token)) return 'done';
          break;
        case undefined:
        case 'CheckoutInProgress':
          break;
        default:
          return 'refused';
      }
      await this.#pause(1_000, 8_000);
    }
    return 'refused';
  }

  /** Pays once, twice at once, or in two tabs with a card session each. */
  async #click(
    cart: PricedCart,
    token: CardToken,
    idempotencyKey: string | null,
  ): Promise<(PlaceAnswer | undefined)[]> {
    const { random } = this.#shop.world;
    const place = async (card: CardToken, key: string | null) => {
      const asked = {
        expectedTotal: cart.total,
        idempotencyKey: key,
        client: CLIENT,
        caller: CALLER,
        reCaptchaToken: null,
        browser: BROWSER,
      };
      if (giftCardSavings(giftCardsOf(cart)) === cart.total)
        return this.#ask('place by gift cards', async (to) =>
          asGivexAnswer(
            await to.placeOrder(this.#shopper, { ...asked, browser: null, method: 'givex', secrets: {} }),
          ),
        );
      const secrets = { 'credit-card': writeToken(card) };
      return this.#ask('place', (to) =>
        to.placeOrder(this.#shopper, { ...asked, method: 'credit-card', secrets }),
      );
    };
    const again = async (card: CardToken, key: string | null) => {
      await this.#pause(0, 1_500);
      return place(card, key);
    };
    // Another tab still shows the bag and changes it.
    if (random.chance(0.15)) void this.#pause(0, 30).then(() => this.#add());
    if (random.chance(0.1)) void this.#pause(0, 30).then(() => this.#changeGiftCards());
    const roll = random.next();
    if (roll < 0.6) return [await place(token, idempotencyKey)];
    if (roll < 0.8) return Promise.all([place(token, idempotencyKey), again(token, idempotencyKey)]);
    return Promise.all([place(token, idempotencyKey), again(this.#newCard(cart), null)]);
  }

  /** @returns whether there is an order */
  async #visitBank(pending: OrderPending, token: CardToken): Promise<boolean> {
    const { world, provider } = this.#shop;
    const { random } = world;
    const finish = () =>
      provider.visits.set(pending.accessToken, token.atTheBank === 'passes' ? 'passed' : 'failed');
    const plan = random.pick([
      'returns',
      'returns',
      'returns',
      'changes the bag',
      'abandons',
      'vanishes',
    ] as const);
    world.note(`${this.#owner} at the bank ${plan}`);
    await this.#pause(1_000, random.chance(0.2) ? 900_000 : 60_000);
    if (plan === 'vanishes') return false;
    if (plan === 'changes the bag') await this.#add();
    if (plan === 'abandons') {
      const { placementId } = pending;
      const answer = await this.#ask('abandon', (to) => to.abandonCardPayment(this.#shopper, placementId));
      if (answer?.type === 'OrderPlaced') return this.#note(answer.orderNumber);
    }
    if (random.chance(0.8)) finish();
    const visits = [this.#validate(pending)];
    if (random.chance(0.4)) visits.push(this.#validate(pending));
    if (random.chance(0.3)) visits.push(this.#add().then(() => false));
    return (await Promise.all(visits)).some((placed) => placed);
  }

  async #validate({ placementId }: OrderPending): Promise<boolean> {
    const answer = await this.#ask('validate', (to) => to.validateCardPayment(this.#shopper, placementId));
    return answer?.type === 'OrderPlaced' && this.#note(answer.orderNumber);
  }

  async #reduce(cart: PricedCart): Promise<void> {
    const line = this.#shop.world.random.pick(cart.lines);
    const change = { lineItemId: line.id, quantity: line.quantity - 1 };
    await this.#ask('reduce', (to) => to.updateQuantity(this.#shopper, change));
  }

  #note(orderNumber: string): true {
    this.#acknowledged.push({ orderNumber, owner: this.#owner });
    return true;
  }

  /** With a new card session, with or without collected device data. */
  #newCard({ id: cartId }: PricedCart): CardToken {
    const { world, payments } = this.#shop;
    const { random } = world;
    const bank: Bank = random.pick([
      'frictionless',
      'frictionless',
      'challenges',
      'challenges',
      'soft-declines',
      'rejects',
    ]);
    const funds: Funds = random.pick([
      'approved',
      'approved',
      'approved',
      'approved',
      'declined',
      'partial',
      'under-review',
    ]);
    const owner = { cartId, ownerKey: this.#owner, site: SITE };
    const id = world.newId();
    payments.contexts.committed.set(id, { ...owner, key: TOKEN_KEY });
    if (random.chance(0.7)) payments.setUps.committed.set(id, { ...owner, referenceId: id });
    const atTheBank = random.chance(0.8) ? 'passes' : 'fails';
    return { id, bank, funds, atTheBank, owner, expiresAt: world.now + TOKEN_LIFE_MS };
  }
}
