import { randomUUID } from 'node:crypto';
import { CART, PRODUCT } from '../gateway.ts';
import { concurrently } from '../concurrently.ts';
import type { Side } from './side.ts';

/** One turn of a side: does its work and returns how many units it was and how long they took. */
export type Turn = () => Promise<{ readonly units: number; readonly ms: number }>;

const QUERIES = 1_500;
const QUERY_WIDTH = 32;
const ORDERS = 60;
const ORDER_WIDTH = 6;
const BUYERS = 160;
const UNITS = 40;
/** More than the orders of all rounds. */
const STOCK = 100_000;

async function timed(units: number, width: number, one: (index: number) => Promise<unknown>) {
  const began = performance.now();
  await concurrently(units, width, async (index) => void (await one(index)));
  return { units, ms: performance.now() - began };
}

function queries(query: string) {
  return async ({ orders, Shopper, piece }: Side): Promise<Turn> => {
    const shopper = new Shopper();
    await orders.addToCart(shopper, await orders.variantOf(shopper, piece));
    return () => timed(QUERIES, QUERY_WIDTH, () => shopper.ask(query, { key: piece }));
  };
}

async function order({ orders, Shopper, setStock, piece }: Side): Promise<Turn> {
  await setStock(piece, STOCK);
  const ids = await orders.variantOf(new Shopper(), piece);
  return () => timed(ORDERS, ORDER_WIDTH, () => orders.buy(new Shopper(), ids));
}

/** Only the payments are timed; the CPU time includes the preparation of the bags. @throws Error when not exactly the units are sold, or an answer is not typed */
async function reserve({ orders, Shopper, setStock, piece }: Side): Promise<Turn> {
  const ids = await orders.variantOf(new Shopper(), piece);
  return async () => {
    await setStock(piece, STOCK);
    const buyers = Array.from({ length: BUYERS }, () => new Shopper());
    const ready = new Map<number, Awaited<ReturnType<typeof orders.readyToPay>>>();
    await timed(BUYERS, ORDER_WIDTH, async (index) =>
      ready.set(index, await orders.readyToPay(buyers[index]!, ids)),
    );
    await setStock(piece, UNITS);
    const answers: string[] = [];
    const figures = await timed(BUYERS, QUERY_WIDTH, async (index) => {
      const { cart, transientToken } = ready.get(index)!;
      const payment = { transientToken, expectedTotal: cart.totalPrice.value, idempotencyKey: randomUUID() };
      answers.push((await orders.pay(buyers[index]!, payment)).__typename);
    });
    const count = (answer: string) => answers.filter((each) => each === answer).length;
    if (count('OrderPlaced') !== UNITS || count('InsufficientStockError') !== BUYERS - UNITS)
      throw new Error(`${UNITS} units were answered by ${JSON.stringify(answers)}.`);
    return figures;
  };
}

/** By name: prepares a side and returns its turn. */
export const TURNS: Readonly<Record<string, (side: Side) => Promise<Turn>>> = {
  product: queries(PRODUCT),
  bag: queries(CART),
  order,
  reserve,
};
