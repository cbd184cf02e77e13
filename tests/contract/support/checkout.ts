import { dayInWords } from '@loupe/calendar/day-words';
import { renderEmail } from '@loupe/mailer/render';
import { OrderConfirmationEmail } from '../../../services/cart-checkout/src/adapters/mail/order-confirmation-email.ts';
import type { Cart } from '../../../services/cart-checkout/src/domain/cart/cart.ts';
import { priceCart } from '../../../services/cart-checkout/src/domain/pricing/price-cart.ts';
import type { DeliveryMethod } from '../../../services/cart-checkout/src/domain/delivery/delivery-methods.ts';
import type { CollectionStore } from '../../../services/cart-checkout/src/domain/delivery/collection.ts';
import { prepare } from '../../../services/cart-checkout/src/domain/placement/prepare.ts';
import { Cart as CartType } from '../../../services/cart-checkout/src/graphql/resolvers/Cart.ts';
import { LineItem } from '../../../services/cart-checkout/src/graphql/resolvers/LineItem.ts';
import { stockSentence } from '../../../web/lib/line-facts.ts';
import { promisedDay } from '../../../web/features/cart/promised-day.ts';
import { ADDRESS } from './promised-piece.ts';

/** The texts of bag and checkout for a bag with one piece, and the day of its order. */
export function checkout(cart: Cart) {
  const priced = priceCart(cart);
  const [line] = priced.lines;
  const shippingMethods = CartType.shippingMethods(priced);
  const method = shippingMethods.find(({ isSelected }) => isSelected);
  const day = method && (priced.nominatedDay ?? method.deliverOnDates[0]);
  const facts = {
    isOutOfStock: LineItem.isOutOfStock(line!),
    isLowInStock: LineItem.isLowInStock(line!),
    availableQuantity: LineItem.availableQuantity(line!),
  };
  const placed = prepare(cart, priced, { expectedTotal: priced.total, method: 'credit-card' });
  return {
    bag: stockSentence(
      facts,
      promisedDay({
        shippingMethods,
        collectionStore: priced.collectionStore,
        nodShippingDate: priced.nominatedDay ?? null,
      }),
    ).text,
    checkout: day && dayInWords(day),
    methods: shippingMethods,
    deliveryPrice: method?.price.value,
    holdsUntil: method?.holdsUntil,
    /** The day of the order; null if it cannot be ordered. */
    order: 'type' in placed || facts.isOutOfStock ? null : placed.snapshot.deliverBy,
  };
}

const mails = new Map<string, Promise<string>>();

/** The day in the confirmation e-mail; rendered once per day and kind of delivery. */
export function emailed(
  deliverBy: string,
  collectionStore: CollectionStore | null = null,
  id: DeliveryMethod['id'] = collectionStore === null ? 'STD' : 'DTS',
): Promise<string> {
  const key = `${deliverBy} ${collectionStore === null} ${id}`;
  const known = mails.get(key);
  if (known !== undefined) return known;
  const order = { site: 'beaverbrooks', orderNumber: 'BB7Q2M4X9AB', firstName: 'Ada', deliverBy, lines: [] };
  const sums = {
    subtotal: 0,
    discount: 0,
    shipping: 0,
    total: 0,
    tax: 0,
    payments: [],
    storefrontUrl: 'http://shop',
  };
  const mail = renderEmail(
    OrderConfirmationEmail({
      ...order,
      ...sums,
      email: 'ada@example.com',
      shippingAddress: ADDRESS,
      collectionStore,
      deliveryMethod: { id, name: 'Delivery' },
    }),
  ).then(({ text }) => /(?:arrives by|arrives on|from) (\w+day \d+ \w+)[,.]/.exec(text)?.[1] ?? 'no day');
  mails.set(key, mail);
  return mail;
}
