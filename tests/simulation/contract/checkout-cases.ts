import type { Cart } from '../../../services/cart-checkout/src/domain/cart/cart.ts';
import type { ClaimOutcome, Position } from '../../../services/cart-checkout/src/domain/placement/claim.ts';
import {
  ADA,
  ADDRESS,
  CHALLENGE,
  COURIER,
  EXPIRED,
  TENDER,
  claimOf,
  claimed,
  eventOf,
  fill,
  finalise,
  shopperOf,
} from './checkout-scene.ts';
import type { CheckoutStores } from './checkout-scene.ts';
import { CODE_CASES } from './code-cases.ts';
import { ORDER_CASES } from './order-cases.ts';
import { PRICE, STOCK } from './products.ts';

/** Each case runs on both implementations, whose results must be the same. */
export const CHECKOUT_CASES = {
  ...ORDER_CASES,
  ...CODE_CASES,
  'a bag is filled, changed and frozen by a claim': async (stores: CheckoutStores) => {
    const { carts, placements } = stores;
    const none = [await carts.findActive(ADA), await carts.saveCourierDetails(ADA, COURIER)];
    const cart = await fill(stores, ADA, ['1001', '1001', '1002']);
    const line = cart.lines[1]?.id ?? '';
    const changes = [
      await carts.setQuantity(cart.id, line, 2),
      await carts.setQuantity(cart.id, line, 0),
      await carts.setQuantity(cart.id, line, 1),
      await carts.copyDeliveryToBilling(ADA, 'copy'),
      await carts.saveCourierDetails(ADA, { ...COURIER, billingAddress: { ...ADDRESS, id: 'theirs' } }),
    ];
    const offer = await carts.findOffer(ADA, '1001', {});
    const before = (await carts.findActive(ADA)) as Cart;
    const claim = await placements.claim(claimOf(stores, before));
    const again = { sku: '1001', price: PRICE, options: {} };
    const frozen = [await carts.addOne(ADA, again), await carts.saveBillingAddress(ADA, ADDRESS)];
    const copied = await carts.copyDeliveryToBilling(ADA, 'copy');
    return { none, cart, changes, offer, before, claim, frozen, copied, after: await carts.findActive(ADA) };
  },

  'a claim is refused for another version, a used key and too little stock, and reserves nothing': async (
    stores: CheckoutStores,
  ) => {
    const { placements, stockOf } = stores;
    const cart = await fill(stores, ADA, ['1002', '1002']);
    const few = await placements.claim(claimOf(stores, cart));
    const stale = await placements.claim(claimOf(stores, cart, { cartVersion: 1 }));
    const untouched = await stockOf('1002');
    const bob = shopperOf('bob');
    const other = await fill(stores, bob);
    const first = await placements.claim(claimOf(stores, other, { shopper: bob, idempotencyKey: 'key' }));
    const again = await placements.claim(claimOf(stores, other, { shopper: bob, idempotencyKey: 'key' }));
    return { few, stale, untouched, first, again, held: await stockOf('1001') };
  },

  'gift cards keep their order, and a frozen bag keeps its cards but not their balances': async (
    stores: CheckoutStores,
  ) => {
    const { carts, placements } = stores;
    const { id } = await fill(stores, ADA);
    const card = (name: string, balance: number) => ({ id: name, maskedNumber: `•••• ${name}`, balance });
    const added = [await carts.addGiftCard(id, card('1', 10)), await carts.addGiftCard(id, card('2', 20))];
    const again = await carts.addGiftCard(id, card('1', 15));
    const chosen = await carts.choosePaymentMethod(ADA, 'givex');
    const before = (await carts.findActive(ADA)) as Cart;
    await placements.claim(claimOf(stores, before, { idempotencyKey: 'key' }));
    const frozen = [
      await carts.addGiftCard(id, card('3', 30)),
      await carts.removeGiftCard(id, '1'),
      await carts.choosePaymentMethod(ADA, 'credit-card'),
    ];
    await carts.setGiftCardBalance(id, '2', 5);
    const keyed = [
      await placements.findForClaim(ADA, 'key'),
      await placements.findForClaim(ADA, 'other'),
      await placements.findForClaim(ADA, null),
      await placements.findForClaim(shopperOf('eve'), 'key'),
    ];
    return { added, again, chosen, before, frozen, keyed };
  },

  'of two claims for the last piece one succeeds': async (stores: CheckoutStores) => {
    const shoppers = ['ada', 'bob'].map(shopperOf);
    const carts: Cart[] = [];
    for (const shopper of shoppers) carts.push(await fill(stores, shopper, ['1002']));
    const claims = await Promise.all(
      shoppers.map((shopper, index) =>
        stores.placements.claim(claimOf(stores, carts[index] as Cart, { shopper })),
      ),
    );
    return { outcomes: claims.map(({ outcome }) => outcome).sort(), left: await stores.stockOf('1002') };
  },

  'a claim that waits for the last piece gets it when the other placement is released': async (
    stores: CheckoutStores,
  ) => {
    const { placements, stockOf } = stores;
    const bob = shopperOf('bob');
    const waiting = await fill(stores, bob, ['1002']);
    const holder = await placements.claim(claimOf(stores, await fill(stores, ADA, ['1002'])));
    if (holder.outcome !== 'claimed') throw new Error(holder.outcome);
    const fenced = await placements.beginCancel(holder.placement, EXPIRED, 30);
    let claim: Promise<ClaimOutcome> | undefined;
    await stores.transaction(async (tx) => {
      await stores.placementsIn(tx).release(fenced as Position);
      claim = placements.claim(claimOf(stores, waiting, { shopper: bob }));
      await placements.find(holder.placement.id);
    });
    return { outcome: (await claim)?.outcome, left: await stockOf('1002') };
  },

  'an order is created once': async (stores: CheckoutStores) => {
    const from = await claimed(stores);
    const wrong = await finalise(stores, { ...from, version: 7 });
    const orderId = stores.newId();
    const made = await finalise(stores, from, orderId);
    const again = await finalise(stores, from);
    const { placements } = stores;
    const found = [await placements.find(from.id), await placements.findLatestPlaced(ADA)];
    const bag = await stores.carts.findActive(ADA);
    return {
      wrong,
      made,
      again,
      found,
      bag,
      stock: await stores.stockOf('1001'),
      events: await stores.events(),
    };
  },

  'an order is not created where its sale crosses a bound of stock': async (stores: CheckoutStores) => {
    const from = await claimed(stores);
    const crossed = await finalise(stores, from, stores.newId(), [STOCK['1001'] - 1]);
    const before = { stock: await stores.stockOf('1001'), events: await stores.events() };
    const made = await finalise(stores, from, stores.newId(), [0, STOCK['1001']]);
    return { crossed, before, made, stock: await stores.stockOf('1001') };
  },

  'an order of two pieces is not created where the sale of one crosses a bound': async (
    stores: CheckoutStores,
  ) => {
    const cart = await fill(stores, ADA, ['1001', '1002']);
    const claim = await stores.placements.claim(claimOf(stores, cart));
    if (claim.outcome !== 'claimed') throw new Error(claim.outcome);
    const stock = async () => [await stores.stockOf('1001'), await stores.stockOf('1002')];
    const crossed = await finalise(stores, claim.placement, stores.newId(), [0]);
    const before = { stock: await stock(), events: await stores.events() };
    const made = await finalise(stores, claim.placement, stores.newId(), []);
    return { crossed, before, made, stock: await stock() };
  },

  'an order whose transaction fails is not created': async (stores: CheckoutStores) => {
    const from = await claimed(stores);
    const failed = await stores
      .transaction(async (tx) => {
        await stores
          .placementsIn(tx)
          .finalise(from, stores.newId(), [TENDER], eventOf(stores, stores.newId()), []);
        throw new Error('died');
      })
      .catch((error: unknown) => String(error));
    const placement = await stores.placements.find(from.id);
    return { failed, placement, stock: await stores.stockOf('1001'), events: await stores.events() };
  },

  'a transaction that meets a locked placement waits, and reads its new state': async (
    stores: CheckoutStores,
  ) => {
    const from = await claimed(stores);
    let rival: Promise<unknown> = Promise.resolve();
    let seen: unknown;
    await stores.transaction(async (tx) => {
      await stores
        .placementsIn(tx)
        .finalise(from, stores.newId(), [TENDER], eventOf(stores, stores.newId()), []);
      rival = stores.placements.beginCancel(from, EXPIRED, 30);
      seen = (await stores.placements.find(from.id))?.state;
    });
    return { seen, cancelled: await rival, after: (await stores.placements.find(from.id))?.state };
  },

  'a cancelled placement is released once, with its stock and its bag': async (stores: CheckoutStores) => {
    const { placements } = stores;
    const from = await claimed(stores);
    const fenced = await placements.beginCancel(from, EXPIRED, 30);
    const late = await placements.beginCancel(from, EXPIRED, 30);
    const live = await placements.findLive(ADA);
    const released = [
      await placements.release(fenced as Position),
      await placements.release(fenced as Position),
    ];
    const after = [await placements.find(from.id), await placements.findLive(ADA)];
    return {
      fenced,
      late,
      live,
      released,
      after,
      bag: await stores.carts.findActive(ADA),
      stock: await stores.stockOf('1001'),
    };
  },

  'the shopper goes to the bank and returns, once and in time': async (stores: CheckoutStores) => {
    const { placements } = stores;
    const from = await claimed(stores);
    const until = await placements.beginChallenge(from, CHALLENGE, {
      valid: 900,
      longest: 600,
      sourceFactor: 1,
    });
    const atTheBank = await placements.find(from.id);
    const strangers = await placements.endChallenge(shopperOf('eve'), from.id, 30);
    const back = await placements.endChallenge(ADA, from.id, 30);
    const twice = await placements.endChallenge(ADA, from.id, 30);
    const again = await placements.beginChallenge(back as Position, CHALLENGE, {
      valid: 1_200,
      longest: 1_200,
      sourceFactor: 1,
    });
    const own = [await placements.findOwn(ADA, from.id), await placements.findOwn(shopperOf('eve'), from.id)];
    return { until, atTheBank, strangers, back, twice, again, own };
  },

  'a placement waits for its provider beyond its first deadline, without its bag': async (
    stores: CheckoutStores,
  ) => {
    const { placements } = stores;
    const from = await claimed(stores);
    const first = await placements.beginWait(from, { kind: 'wait' }, 60);
    const bag = await stores.carts.findActive(ADA);
    const decided = (await placements.find(from.id)) as Position;
    const later = await placements.beginWait(decided, { kind: 'wait' }, 86_400);
    const longest = await placements.beginWait(
      { ...decided, version: decided.version + 1 },
      { kind: 'wait' },
      864_000,
    );
    const stale = await placements.beginWait(decided, { kind: 'wait' }, 60);
    return { first, bag, decided, later, longest, stale };
  },

  'a return from the bank after the deadline is refused': async (stores: CheckoutStores) => {
    const from = await claimed(stores);
    await stores.placements.beginChallenge(from, CHALLENGE, { valid: 0, longest: 600, sourceFactor: 1 });
    const back = await stores.placements.endChallenge(ADA, from.id, 30);
    return { back, placement: await stores.placements.find(from.id) };
  },

  'due work is leased to one process until the lease ends': async (stores: CheckoutStores) => {
    const { placements } = stores;
    await claimed(stores, { dueInSeconds: 0 });
    const bob = shopperOf('bob');
    await placements.claim(claimOf(stores, await fill(stores, bob), { shopper: bob, dueInSeconds: 60 }));
    const leases = await Promise.all([placements.leaseDue(5, 15), placements.leaseDue(5, 15)]);
    const ended = [await placements.leaseDue(5, 0), await placements.leaseDue(5, 0)];
    return { leased: leases.flat().length, ended };
  },

  'a message is stored once, leased, and gets one final state': async (stores: CheckoutStores) => {
    const { webhooks } = stores;
    const webhook = { provider: 'fulfilment', messageId: 'one', body: '{}' };
    const stored = [await webhooks.store(webhook), await webhooks.store({ ...webhook, body: 'other' })];
    const leased = [await webhooks.lease(5, 60), await webhooks.lease(5, 60)];
    const postponed = await webhooks.postpone(webhook, 'too early');
    const taken = await stores.transaction((tx) => stores.webhooksIn(tx).take(webhook));
    await webhooks.close(webhook, 'done', 'moved');
    const after = [
      await webhooks.postpone(webhook, 'late'),
      await stores.transaction((tx) => stores.webhooksIn(tx).take(webhook)),
    ];
    return { stored, leased, postponed, taken, after };
  },

  'of two deliveries of a message only one counts as the first': async (stores: CheckoutStores) => {
    const id = stores.newId();
    const both = await Promise.all([1, 2].map(() => stores.transaction((tx) => stores.firstTime(tx, id))));
    const lost = stores.newId();
    await stores
      .transaction(async (tx) => {
        await stores.firstTime(tx, lost);
        throw new Error('died');
      })
      .catch(() => {});
    return { both: both.sort(), again: await stores.transaction((tx) => stores.firstTime(tx, lost)) };
  },
};
