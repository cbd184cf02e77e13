import { randomUUID } from 'node:crypto';
import { ROLES } from '../../tests/fixtures/pieces.ts';
import { authoriseToken, cardToken } from '@loupe/scripted-shopper/card';
import { payByCard } from '@loupe/scripted-shopper/mixed-payment';
import { run } from '../../tests/system/support/operator.ts';
import { addToCart, APPROVED, isCart, pay, saveDelivery, variantOf } from '@loupe/scripted-shopper/order';
import type { CartView, WantedPiece } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { handedOver, warehouse } from '@loupe/scripted-shopper/warehouse';
import { concurrently } from '../bench/concurrently.ts';

export const SKU = ROLES.beaverbrooks.plenty;
const GIFT_CARD = 'GC';
const WIDTH = 4;

export interface Order {
  readonly cartId: string;
  readonly orderNumber: string;
}

/** Another than the shopper of the tests. */
interface Recipient {
  readonly email: string;
  readonly address: object;
}

/** Orders of one piece, bought side by side. */
export async function buyMany(count: number): Promise<Order[]> {
  const orders: Order[] = [];
  await concurrently(count, WIDTH, async () => void orders.push(await buyPieces(1)));
  return orders;
}

async function bag(shopper: Shopper, piece: WantedPiece, pieces: number, to?: Recipient) {
  for (let one = 0; one < pieces; one++) await addToCart(shopper, piece);
  const cart = await saveDelivery(shopper, to?.address, to?.email);
  if (!isCart(cart)) throw new Error(`not sent: ${cart.message}`);
  return cart;
}

async function filled(pieces: number, to?: Recipient): Promise<Bag> {
  const shopper = new Shopper();
  return { shopper, cart: await bag(shopper, await variantOf(shopper, SKU), pieces, to) };
}

export const buyPieces = async (pieces: number, to?: Recipient): Promise<Order> =>
  payFor(await filled(pieces, to));

/** The bag of the morning, of which the restored shop does not know that it was paid for. */
export async function payFor({ shopper, cart }: Bag): Promise<Order> {
  const transientToken = await cardToken(shopper, cart.id, APPROVED);
  await authoriseToken(shopper, cart.id, transientToken);
  const expectedTotal = cart.totalPrice.value;
  const { orderNumber, message } = await pay(shopper, {
    transientToken,
    expectedTotal,
    idempotencyKey: randomUUID(),
  });
  if (orderNumber === undefined) throw new Error(`not paid: ${message}`);
  return { cartId: cart.id, orderNumber };
}

async function buyGiftCard(): Promise<Order> {
  const shopper = new Shopper();
  const giftCard = await variantOf(shopper, GIFT_CARD);
  const cart = await bag(shopper, { ...giftCard, giftCardValue: 50 }, 1);
  const { orderNumber = '', message } = await payByCard(shopper, cart);
  if (orderNumber === '') throw new Error(`not paid: ${message}`);
  return { cartId: cart.id, orderNumber };
}

/** The orders of the morning, some of them sent in part. */
export interface Morning {
  readonly parts: readonly Order[];
  readonly giftCard: Order;
  readonly cancelled: Order;
  readonly returned: Order;
  /** Ready to be paid for. */
  readonly bag: Bag;
}

interface Bag {
  readonly shopper: Shopper;
  readonly cart: CartView;
}

const pieces = (quantity: number) => ({ lines: [{ sku: SKU, quantity }] });

export async function morning(): Promise<Morning> {
  const parts = [await buyPieces(3), await buyPieces(3), await buyPieces(3)];
  const day = {
    parts,
    giftCard: await buyGiftCard(),
    cancelled: await buyPieces(1),
    returned: await buyPieces(2),
    bag: await filled(1),
  };
  for (const { orderNumber } of [...parts, day.giftCard, day.cancelled, day.returned])
    await handedOver(orderNumber);
  for (const { orderNumber } of parts) await warehouse(orderNumber, 'ship', pieces(1));
  await warehouse(day.returned.orderNumber, 'ship');
  return day;
}

/** What happens after the moment that is restored to, and is lost to the database. */
export interface LostAfternoon {
  /** Not sent; the last one is of a bag that was filled before the moment. */
  readonly open: readonly Order[];
  readonly shipped: Order;
}

export async function afternoon({ parts, ...day }: Morning): Promise<LostAfternoon> {
  const [first, second, third] = parts;
  await warehouse(first!.orderNumber, 'ship', pieces(1));
  await warehouse(second!.orderNumber, 'ship');
  await warehouse(third!.orderNumber, 'ship', pieces(1));
  await warehouse(third!.orderNumber, 'return', pieces(1));
  await warehouse(day.giftCard.orderNumber, 'ship');
  await warehouse(day.cancelled.orderNumber, 'cancel');
  await warehouse(day.returned.orderNumber, 'return', pieces(1));
  const shipped = await buyPieces(1);
  const open = [await buyPieces(1), await payFor(day.bag)];
  for (const { orderNumber } of [...open, shipped]) await handedOver(orderNumber);
  await warehouse(shipped.orderNumber, 'ship');
  return { open, shipped };
}

/** An operator's goodwill, in the lost time. */
export async function refundByHand({ returned }: Morning): Promise<void> {
  const { code, text } = await run(
    ...(['payments', 'refund', returned.orderNumber, '500', '--reason', 'goodwill'] as const),
  );
  if (code !== 0) throw new Error(`not refunded: ${text}`);
}
