import { ROLES } from '../../tests/fixtures/pieces.ts';
import { addToCart, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { withBenchStack } from './bench-stack.ts';
import { concurrently } from './concurrently.ts';

const WIDTH = 32;
const QUERIES = 6_000;
const WARM_UP = 2_000;

const PIECE = ROLES.beaverbrooks.plenty;
export const PRODUCT = `query GetProduct($key: String!) {
  product(productKey: $key) { id code name brand productUrl price { formattedPrice value } variants { id sku } }
}`;
export const CART = `query GetCart { cart { id quantity totalPrice { value formattedPrice } lineItems { id sku name quantity } } }`;

async function rate(shopper: Shopper, query: string, variables: object): Promise<number> {
  const ask = async () => void (await shopper.ask(query, variables));
  await concurrently(WARM_UP, WIDTH, ask);
  const began = performance.now();
  await concurrently(QUERIES, WIDTH, ask);
  return Math.round(QUERIES / ((performance.now() - began) / 1000));
}

/** Single queries through the gateway against the real database; the client process uses the same cores. */
export const gatewayBench = (): Promise<object> =>
  withBenchStack(async () => {
    const shopper = new Shopper();
    await addToCart(shopper, await variantOf(shopper, PIECE));
    return {
      bench: 'gateway',
      productPerSecond: await rate(shopper, PRODUCT, { key: PIECE }),
      cartPerSecond: await rate(shopper, CART, {}),
    };
  });
