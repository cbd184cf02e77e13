import type { Shopper } from '../../../services/cart-checkout/src/domain/shopper.ts';
import type { FinanceApplication } from '../../../services/cart-checkout/src/domain/placement/finance-application.ts';
import type { OrderPending } from '../../../services/cart-checkout/src/domain/placement/placement.ts';
import type { PricedCart } from '../../../services/cart-checkout/src/domain/pricing/priced-cart.ts';
import type { SubmitApplicationAnswer } from '../../../services/cart-checkout/src/use-cases/submit-finance-application.ts';
import type { CheckoutProgram } from '../processes/cart-checkout.ts';
import { BROWSER, CALLER, CLIENT } from './browser.ts';
import type { Shop } from '../processes/shop.ts';
import { writeToken } from '../provider/card-tokens.ts';
import type { CardToken } from '../provider/card-tokens.ts';

/** What a shopper can do who applies for a loan. */
export interface Borrower {
  readonly shop: Shop;
  readonly shopper: Shopper;
  /** Undefined when no answer came. */
  readonly ask: <Answer>(
    what: string,
    work: (program: CheckoutProgram) => Promise<Answer>,
  ) => Promise<Answer | undefined>;
  readonly pause: (least: number, most: number) => Promise<void>;
  readonly newCard: (cart: PricedCart) => CardToken;
  readonly visitBank: (pending: OrderPending, card: CardToken) => Promise<boolean>;
  readonly addMore: () => Promise<void>;
  readonly note: (orderNumber: string) => void;
}

type Outcome = 'done' | 'refused';

/** Applies for a loan, with another card or plan where the first is refused. */
export async function borrow(borrower: Borrower): Promise<Outcome> {
  for (let tries = 0; tries < 3; tries++) {
    if ((await borrowOnce(borrower)) === 'done') return 'done';
    await borrower.pause(500, 10_000);
  }
  return 'refused';
}

/** Chooses a plan, with a deposit by card or without one, applies for the loan, and returns from the lender's pages or never. */
async function borrowOnce(borrower: Borrower): Promise<Outcome> {
  const { shop, shopper, ask, newCard } = borrower;
  const { random } = shop.world;
  const cart = await ask('view', (to) => to.viewCart(shopper));
  if (cart === undefined || cart === null) return 'refused';
  const [product] = shop.lending.products;
  const deposit = random.chance(0.5) ? 0 : random.between(1, Math.floor(cart.total / 2));
  const wished = { product: product?.key ?? '', deposit, abGroup: null };
  const chosen = await ask('choose a plan', (to) => to.updatePaymentMethod(shopper, 'v12', wished));
  if (chosen?.type !== 'Cart') return 'refused';
  return apply(borrower, { cart: chosen.cart, card: newCard(chosen.cart), deposit });
}

interface Wish {
  readonly cart: PricedCart;
  readonly card: CardToken;
  readonly deposit: number;
}

async function apply(borrower: Borrower, wish: Wish): Promise<Outcome> {
  const { shop, pause, note, visitBank } = borrower;
  const { faults } = shop.world;
  for (let clicks = 0; clicks < (faults.healed ? 30 : 8); clicks++) {
    const answers = await click(borrower, wish);
    const answer = answers.find((given) => given?.type === 'FinanceApplication') ?? answers[0];
    switch (answer?.type) {
      case 'FinanceApplication':
        return (await atTheLender(borrower, answer)) === 'abandoned' ? 'refused' : 'done';
      case 'OrderPlaced':
        note(answer.orderNumber);
        return 'done';
      case 'OrderPending':
        if (await visitBank(answer, wish.card)) return 'done';
        break;
      case undefined:
      case 'CheckoutInProgress':
        break;
      default:
        return 'refused';
    }
    await pause(1_000, 8_000);
  }
  return 'refused';
}

/** Applies once, twice at once, or in two tabs with a card session each. */
async function click(
  borrower: Borrower,
  { cart, card, deposit }: Wish,
): Promise<(SubmitApplicationAnswer | undefined)[]> {
  const { shop, shopper, ask, pause, newCard, addMore } = borrower;
  const { random } = shop.world;
  const [product] = shop.lending.products;
  const submit = (by: CardToken) =>
    ask('apply', (to) =>
      to.submitFinanceApplication(shopper, {
        client: CLIENT,
        caller: CALLER,
        browser: BROWSER,
        expectedTotal: cart.total,
        idempotencyKey: null,
        reCaptchaToken: null,
        product: product?.key ?? '',
        deposit,
        abGroup: null,
        transientToken: deposit === 0 ? null : writeToken(by),
      }),
    );
  if (random.chance(0.15)) void pause(0, 30).then(addMore);
  if (random.chance(0.7)) return [await submit(card)];
  const other = random.chance(0.5) ? card : newCard(cart);
  return Promise.all([submit(card), pause(0, 1_500).then(() => submit(other))]);
}

/** Opens the form, and comes back to the shop now and then, on any device, until the application has ended or for a while. */
async function atTheLender(
  borrower: Borrower,
  { financeApplicationId: id, ...application }: FinanceApplication,
): Promise<'gone' | 'abandoned'> {
  const { shop, shopper, ask, pause, note, addMore } = borrower;
  const { world, lending } = shop;
  const { random } = world;
  const open = (url: string | null) => {
    if (url !== null) lending.applicants.open(url);
  };
  const returns = random.chance(0.3) ? 0 : random.between(1, random.chance(0.3) ? 20 : 4);
  if (random.chance(0.95)) open(application.initiateFinanceUrl);
  // The bag is a new one: the shopper buys on.
  if (random.chance(0.2)) await addMore();
  for (let turn = 0; turn < returns; turn++) {
    await pause(1_000, random.chance(0.3) ? 600_000 : 60_000);
    if (random.chance(0.15)) {
      const ended = await ask('abandon', (to) => to.abandonCardPayment(shopper, id));
      if (ended?.type === 'OrderPlaced') note(ended.orderNumber);
      else if (ended !== undefined) return 'abandoned';
    }
    const who = random.chance(0.15) ? { ...shopper, owner: `${shopper.owner}'s phone` } : shopper;
    const answer = await ask('return from the lender', (to) => to.endFinanceJourney(who, CALLER, id));
    if (answer?.type === 'OrderPlaced') note(answer.orderNumber);
    if (answer?.type === 'OrderPlaced') return 'gone';
    if (answer?.type === 'FinanceApplication') open(answer.initiateFinanceUrl);
  }
  return 'gone';
}
