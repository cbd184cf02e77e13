import { cardToken } from '@loupe/scripted-shopper/card';
import {
  addToCart,
  isCart,
  saveDelivery,
  type CartView,
  type WantedPiece,
} from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { initiate, type PayAnswer } from '../load/graph.ts';
import { CARDS } from '../load/scenarios.ts';
import type { Stage } from './experiment.ts';

export interface Ready {
  readonly shopper: Shopper;
  readonly cart: CartView;
  readonly transientToken: string;
}

/** A shopper with a bag, an address and a card token: everything but the payment. */
export async function readyWith(pieces: readonly WantedPiece[]): Promise<Ready> {
  const shopper = new Shopper();
  for (const piece of pieces) await addToCart(shopper, piece);
  const cart = await saveDelivery(shopper);
  if (!isCart(cart)) throw new Error(`not sent: ${cart.code}`);
  return { shopper, cart, transientToken: await cardToken(shopper, cart.id, CARDS.approved) };
}

/** Pays once and records the order number, if any, for the check of the invariants. */
export async function pay(
  stage: Stage,
  { shopper, cart, transientToken }: Ready,
  given: { idempotencyKey: string; expectedTotal?: number },
): Promise<PayAnswer> {
  const expectedTotal = cart.totalPrice.value;
  const answer = await initiate(shopper, { transientToken, expectedTotal, ...given });
  if (answer.orderNumber) stage.acknowledged(cart.id, answer.orderNumber);
  return answer;
}

/** A whole purchase while no fault is active. @returns the order number */
export async function buy(stage: Stage, pieces: readonly WantedPiece[]): Promise<string> {
  const ready = await readyWith(pieces);
  const { orderNumber, __typename } = await pay(stage, ready, { idempotencyKey: ready.cart.id });
  if (orderNumber === undefined) throw new Error(`not placed: ${__typename}`);
  return orderNumber;
}

export const countOf = (answers: readonly PayAnswer[], type: string): number =>
  answers.filter(({ __typename }) => __typename === type).length;

/** Runs a task `total` times, at most `width` at a time. */
export async function inParallel<T>(
  total: number,
  width: number,
  task: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    while (next < total) results.push(await task(next++));
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
