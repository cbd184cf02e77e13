import { FIRST_PAGE } from '../../../src/domain/list/page.ts';
import type { Shopper } from '../../../src/domain/shopper.ts';
import { piece } from './products.ts';
import type { Instance } from './shop.ts';

/** Adds pieces to the bag, one after the other. */
export async function putIn(instance: Instance, shopper: Shopper, skus: readonly string[]): Promise<void> {
  for (const sku of skus) await instance.addToCart(shopper, piece(sku));
}

/** Adds products to the list, one after the other. */
export async function rememberAll(
  instance: Instance,
  shopper: Shopper,
  keys: readonly string[],
): Promise<void> {
  for (const productKey of keys) await instance.addToShoppingList(shopper, { productKey, ...FIRST_PAGE });
}

/** "2 0100001" for each line; null without a bag. */
export async function bagOf(instance: Instance, shopper: Shopper): Promise<string[] | null> {
  const cart = await instance.viewCart(shopper);
  return cart?.lines.map(({ sku, quantity }) => `${quantity} ${sku}`) ?? null;
}

/** Keys of the list's products, newest first. */
export async function listOf(instance: Instance, shopper: Shopper): Promise<string[]> {
  const { lineItems } = await instance.viewShoppingList(shopper, FIRST_PAGE);
  return lineItems.map(({ productKey }) => productKey);
}
