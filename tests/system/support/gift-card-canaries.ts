import { ROLES } from '../../fixtures/pieces.ts';
import type { CanaryJourney } from './card-canaries.ts';
import { addGiftCard, payByGiftCards, setCard } from './gift-card.ts';
import { addToCart, isCart, saveBilling, saveDelivery, variantOf } from '@loupe/scripted-shopper/order';
import { secretField, secretValue } from '@loupe/scripted-shopper/secret';
import { Shopper } from '@loupe/scripted-shopper/shopper';

/** A card of the gift card sandbox that no other test uses. */
const CARD = { number: '6036280000007390163', pin: '7391' };

export const GIFT_CARD_JOURNEYS: readonly CanaryJourney[] = [
  {
    name: 'a gift card that pays for everything, after a wrong PIN',
    secrets: [
      secretValue('the number of the gift card', CARD.number),
      secretField('the PIN of the gift card', ['pin', 'PIN', 'securityCode'], CARD.pin),
    ],
    async run() {
      await setCard(CARD, '10000.00');
      const shopper = new Shopper();
      const added = await addToCart(shopper, await variantOf(shopper, ROLES.beaverbrooks.plenty));
      if (!isCart(added)) throw new Error(added.message);
      await saveDelivery(shopper);
      const cart = await saveBilling(shopper);
      if (!isCart(cart)) throw new Error(cart.message);
      await addGiftCard(shopper, { ...CARD, pin: '0000' });
      const applied = await addGiftCard(shopper, CARD);
      if (applied.__typename !== 'Cart') throw new Error(applied.__typename);
      const answer = await payByGiftCards(shopper, cart.totalPrice.value);
      if (!answer.orderNumber) throw new Error(answer.message);
      return answer.orderNumber;
    },
  },
];
