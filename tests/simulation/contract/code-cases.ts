import type { Cart } from '../../../services/cart-checkout/src/domain/cart/cart.ts';
import type { Position } from '../../../services/cart-checkout/src/domain/placement/claim.ts';
import { ADA, claimOf, EXPIRED, fill, finalise, shopperOf } from './checkout-scene.ts';
import type { CheckoutStores } from './checkout-scene.ts';

const codesOf = (cart: Cart | null) => cart?.promotions?.codes;

/** Claims with these codes; the customer is the owner and an e-mail that all shoppers share. */
async function claimWith(stores: CheckoutStores, shopper: typeof ADA, ...codes: string[]) {
  const cart = (await stores.carts.findActive(shopper)) as Cart;
  const codeCustomers = [shopper.owner, 'e:ada@example.com'];
  return stores.placements.claim(claimOf(stores, cart, { shopper, codes, codeCustomers }));
}

async function release(stores: CheckoutStores, from: Position): Promise<boolean> {
  const fenced = await stores.placements.beginCancel(from, EXPIRED, 30);
  return stores.placements.release(fenced as Position);
}

/** The cases of CHECKOUT_CASES about codes and chosen gifts. */
export const CODE_CASES = {
  'codes are entered, replaced and taken off, and a frozen bag keeps them': async (
    stores: CheckoutStores,
  ) => {
    const { carts } = stores;
    const { id } = await fill(stores, ADA);
    const changes = [
      await carts.addDiscountCode(id, 'NOSUCH', []),
      await carts.addDiscountCode(id, 'FEW', ['NOSUCH']),
      await carts.addDiscountCode(id, 'ANY', []),
      await carts.addDiscountCode(id, 'FEW', []),
      await carts.chooseGift(id, 'gift', '1001'),
      await carts.chooseGift(id, 'gift', '1002'),
      await carts.chooseGift(id, 'other', '1002'),
      await carts.chooseGift(id, 'other', null),
    ];
    const before = await carts.findActive(ADA);
    await carts.removeDiscountCode(id, 'ANY');
    const claim = await claimWith(stores, ADA, 'FEW');
    const frozen = [
      await carts.addDiscountCode(id, 'ONCE', []),
      await carts.removeDiscountCode(id, 'FEW'),
      await carts.chooseGift(id, 'gift', null),
    ];
    return { changes, before, claim: claim.outcome, frozen, after: await carts.findActive(ADA) };
  },

  'a code with one use is claimed once, and again when it was returned': async (stores: CheckoutStores) => {
    const bob = shopperOf('bob');
    const bags = [await fill(stores, ADA), await fill(stores, bob)];
    for (const { id } of bags) await stores.carts.addDiscountCode(id, 'FEW', []);
    const first = await claimWith(stores, ADA, 'FEW', 'ANY');
    if (first.outcome !== 'claimed') throw new Error(first.outcome);
    const own = codesOf(await stores.carts.findActive(ADA));
    const others = codesOf(await stores.carts.findActive(bob));
    const second = await claimWith(stores, bob, 'FEW');
    const untouched = await stores.stockOf('1001');
    const released = await release(stores, first.placement);
    const third = await claimWith(stores, bob, 'FEW');
    return { own, others, second, untouched, released, third: third.outcome };
  },

  'a code is used once by a customer, who loses it from the bag elsewhere': async (
    stores: CheckoutStores,
  ) => {
    const bob = shopperOf('bob');
    const bags = [await fill(stores, ADA), await fill(stores, bob)];
    for (const { id } of bags) await stores.carts.addDiscountCode(id, 'ONCE', []);
    const first = await claimWith(stores, ADA, 'ONCE');
    if (first.outcome !== 'claimed') throw new Error(first.outcome);
    await finalise(stores, first.placement);
    const before = codesOf(await stores.carts.findActive(bob));
    const second = await claimWith(stores, bob, 'ONCE');
    const after = codesOf(await stores.carts.findActive(bob));
    const again = await fill(stores, ADA);
    await stores.carts.addDiscountCode(again.id, 'ONCE', []);
    const own = await stores.carts.findActive(ADA);
    return { before, second, after, own: own?.promotions, stock: await stores.stockOf('1001') };
  },
};
