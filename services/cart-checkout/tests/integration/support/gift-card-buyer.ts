import { readyToPay } from './buyer.ts';
import { CLIENT } from './client.ts';
import { placingBy } from './placing-by.ts';
import type { Buyer } from './buyer.ts';
import type { Instance, Shop } from './shop.ts';

/** A piece of £265.00. */
export const SKU = '0100002';
/** Numbers of gift cards with £50.00 and £300.00, and one without anything. */
export const SMALL = '60360000000001';
export const LARGE = '60360000000002';
export const EMPTY = '60360000000003';

/** Empties the shop, and fills the gift cards. */
export async function restock(shop: Shop, units = 25): Promise<void> {
  await shop.restock({ [SKU]: units });
  shop.payments.giftCards.set(SMALL, { id: 'card-0001', maskedNumber: '•••• 0001', balance: 50_00 });
  shop.payments.giftCards.set(LARGE, { id: 'card-0002', maskedNumber: '•••• 0002', balance: 300_00 });
}

export const add = (instance: Instance, { shopper }: Pick<Buyer, 'shopper'>, cardNumber: string) =>
  instance.addGiftCard(shopper, {
    cardNumber,
    pin: '1234',
    ipAddress: CLIENT.ipAddress,
    reCaptchaToken: null,
  });

/** Ready to pay, with these gift cards in the bag. */
export async function withCards(instance: Instance, ...numbers: string[]): Promise<Buyer> {
  const buyer = await readyToPay(instance, [SKU]);
  for (const number of numbers) await add(instance, buyer, number);
  return buyer;
}

export const payWithGiftCards = (
  instance: Pick<Instance, 'placeOrder'>,
  { shopper, cart }: Buyer,
  idempotencyKey: string | null = null,
) =>
  placingBy(instance).createGivexOrder(shopper, {
    expectedTotal: cart.total,
    idempotencyKey,
    client: CLIENT,
    reCaptchaToken: null,
  });

export const tendersOf = (shop: Shop) =>
  shop.query(
    'SELECT method, amount, position, remaining_balance AS left FROM order_tender ORDER BY position',
  );

export const statesOf = async (shop: Shop): Promise<string[]> =>
  (await shop.query<{ state: string }>('SELECT state FROM placement')).map(({ state }) => state);
