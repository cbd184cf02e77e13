import { OWNER, tenderOf } from './payments-cases.ts';
import type { PaymentStores } from './payments-cases.ts';

const CARD = { number: '603628000000000100', pin: '1234' };

export const GIFT_CARD_CASES = {
  'a gift card is kept once for each bag and owner': async ({ giftCards, newId }: PaymentStores) => {
    const owner = { ...OWNER, cartId: newId() };
    const other = { ...owner, ownerKey: 'a:other' };
    const [first, again] = [await giftCards.add(CARD, owner), await giftCards.add(CARD, owner)];
    const theirs = await giftCards.add(CARD, other);
    const found = await giftCards.find(first.id, owner);
    return {
      isSame: first.id === again.id,
      isShared: first.id === theirs.id,
      isEqual: first.digest === theirs.digest,
      masked: found?.maskedNumber,
      byOther: await giftCards.find(first.id, other),
      revealed: await giftCards.reveal(first.id),
      unknown: await giftCards.reveal(newId()),
    };
  },

  'a gift card is removed by its owner only, and not while a tender names it': async (
    stores: PaymentStores,
  ) => {
    const { giftCards, payments, newId } = stores;
    const owner = { ...OWNER, cartId: newId() };
    const [free, named] = [
      await giftCards.add(CARD, owner),
      await giftCards.add({ ...CARD, number: '603628000000000200' }, owner),
    ];
    const order = tenderOf(stores);
    await payments.open({
      ...order,
      tenders: order.tenders.map((tender) => ({ ...tender, account: named.id })),
    });
    await giftCards.remove(free.id, { ...owner, ownerKey: 'a:other' });
    const kept = await giftCards.reveal(free.id);
    await giftCards.remove(free.id, owner);
    await giftCards.remove(named.id, owner);
    const [removed, stillThere] = [await giftCards.reveal(free.id), await giftCards.reveal(named.id)];
    return { kept, removed, stillThere, isNew: (await giftCards.add(CARD, owner)).id !== free.id };
  },
};
