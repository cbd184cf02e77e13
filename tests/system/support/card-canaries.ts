import { ROLES } from '../../fixtures/pieces.ts';
import { answerBank, payAtTheBank, validate } from './bank.ts';
import { authoriseToken, cardToken } from '@loupe/scripted-shopper/card';
import { addToCart, isCart, pay, saveBilling, saveDelivery, variantOf } from '@loupe/scripted-shopper/order';
import { secretField, secretValue } from '@loupe/scripted-shopper/secret';
import type { Secret } from '@loupe/scripted-shopper/secret';
import { Shopper } from '@loupe/scripted-shopper/shopper';

/** A journey that uses secrets, and how to recognise them anywhere. */
export interface CanaryJourney {
  readonly name: string;
  readonly secrets: readonly Secret[];
  /**
   * @param found called with each secret that comes up on the way
   * @returns something of the journey that is stored and published: its order number
   */
  readonly run: (found: (secret: Secret) => void) => Promise<string>;
}

/** No other test uses these cards: what is found comes from here. */
const APPROVED = '4622943127013705';
/** The bank asks for a code. */
const CHALLENGED = '5200000000002151';
const SECURITY_CODE = '739';
const CODE_FIELDS = ['securityCode', 'security_code', 'cvv', 'cvc', 'cvn', 'cardCode'];
const CODE = secretField('the security code', CODE_FIELDS, SECURITY_CODE);

async function readyToPay(card: string) {
  const shopper = new Shopper();
  const added = await addToCart(shopper, await variantOf(shopper, ROLES.beaverbrooks.plenty));
  if (!isCart(added)) throw new Error(added.message);
  await saveDelivery(shopper);
  const cart = await saveBilling(shopper);
  if (!isCart(cart)) throw new Error(cart.message);
  const transientToken = await cardToken(shopper, cart.id, card, SECURITY_CODE);
  await authoriseToken(shopper, cart.id, transientToken);
  return { shopper, input: { transientToken, expectedTotal: cart.totalPrice.value } };
}

const numberOf = (answer: { readonly orderNumber?: string; readonly message: string }): string => {
  if (!answer.orderNumber) throw new Error(answer.message);
  return answer.orderNumber;
};

export const CARD_JOURNEYS: readonly CanaryJourney[] = [
  {
    name: 'a card that is approved',
    secrets: [secretValue('the number of the approved card', APPROVED), CODE],
    async run() {
      const { shopper, input } = await readyToPay(APPROVED);
      return numberOf(await pay(shopper, input));
    },
  },
  {
    name: 'a card with a challenge, and its number in place of a token',
    secrets: [secretValue('the number of the challenged card', CHALLENGED), CODE],
    async run() {
      const broken = await readyToPay(CHALLENGED);
      await pay(broken.shopper, { ...broken.input, transientToken: CHALLENGED }); // as a broken page would
      const { shopper, input } = await readyToPay(CHALLENGED);
      const pending = await payAtTheBank(shopper, input);
      await answerBank(pending, { code: '1234' });
      return numberOf(await validate(shopper, pending.placementId));
    },
  },
];
