import { dayInWords } from '@loupe/calendar/day-words';
import { formatMoney } from '@loupe/money/format';
import { LOW_STOCK } from '../stock/level.ts';
import type { Cart } from './cart.ts';
import type { Collection } from '../delivery/collection.ts';
import { chosenMethod } from '../delivery/delivery-choice.ts';
import { offersCollection } from '../delivery/delivery-methods.ts';
import type { DeliveryMethod } from '../delivery/delivery-methods.ts';

/** A change since a line was added. */
export interface CartProblem {
  readonly code:
    | 'priceChanged'
    | 'lowStock'
    | 'outOfStock'
    | 'quantityLimit'
    | 'notSellable'
    | 'storeClosed'
    | 'deliveryChanged';
  readonly message: string;
  /** Null for a problem of the whole cart. */
  readonly lineItemId: string | null;
}

/** The fields of a priced line that are checked for problems. */
interface JudgedLine {
  readonly id: string;
  readonly sellable: boolean;
  readonly available: number;
  readonly quantity: number;
  /** Pence. */
  readonly unitPrice: number;
  readonly mostPerOrder?: number;
}

/**
 * @param priceWhenAdded pence
 * @param pieces of the line's sku in the whole cart
 */
export function problemsOf(line: JudgedLine, priceWhenAdded: number, pieces: number): CartProblem[] {
  const problem = (code: CartProblem['code'], message: string): CartProblem => ({
    code,
    message,
    lineItemId: line.id,
  });
  if (!line.sellable) {
    return [problem('notSellable', 'We no longer sell this piece online. Remove it to go on.')];
  }
  const { mostPerOrder: most = Infinity } = line;
  const stock = stockMessage(line, pieces);
  return [
    ...(line.unitPrice === priceWhenAdded
      ? []
      : [problem('priceChanged', priceMessage(line.unitPrice, priceWhenAdded))]),
    ...(stock === null ? [] : [problem(line.available <= 0 ? 'outOfStock' : 'lowStock', stock)]),
    ...(pieces > most
      ? [problem('quantityLimit', `${mostInWords(most)}. Choose ${most} or fewer to go on.`)]
      : []),
  ];
}

/** The chosen store no longer accepts collections. */
export function collectionProblems(
  collection: Collection | null,
  methods: readonly DeliveryMethod[],
): CartProblem[] {
  if (collection === null || offersCollection(methods)) return [];
  const message = `${collection.store.name} no longer takes collections. Choose somewhere else to collect from, or delivery to your door.`;
  return [{ code: 'storeClosed', message, lineItemId: null }];
}

/** The chosen courier is no longer offered for the bag and its address, or the nominated day has passed. */
export function courierProblems(
  {
    collection,
    shippingMethod,
    nominatedDay = null,
  }: Pick<Cart, 'collection' | 'shippingMethod' | 'nominatedDay'>,
  methods: readonly DeliveryMethod[],
): CartProblem[] {
  if (collection !== null || shippingMethod === null) return [];
  if (chosenMethod(methods, { shippingMethod, nominatedDay }) !== undefined) return [];
  const isOffered = methods.some(({ id }) => id === shippingMethod);
  const message =
    isOffered && nominatedDay !== null
      ? `We can no longer deliver on ${dayInWords(nominatedDay)}. Choose another day.`
      : 'The delivery you chose is not available for this bag and address. Choose another.';
  return [{ code: 'deliveryChanged', message, lineItemId: null }];
}

export const mostInWords = (most: number): string =>
  most === 1 ? 'We sell one of these in an order' : `We sell at most ${most} of these in an order`;

function priceMessage(now: number, before: number): string {
  return now < before
    ? `The price has gone down to ${formatMoney(now)} since you added it. You pay the lower price.`
    : `The price has gone up to ${formatMoney(now)} since you added it.`;
}

function stockMessage({ available, quantity }: JudgedLine, pieces: number): string | null {
  if (available <= 0) return 'Someone bought the last one while it was in your bag.';
  if (pieces > quantity && available < pieces) {
    return `Only ${available} left in stock, and your bag has ${pieces} in all. Keep ${available} or fewer to go on.`;
  }
  if (available < quantity) return `Only ${available} left in stock. Choose ${available} or fewer to go on.`;
  if (available > LOW_STOCK) return null;
  return available === 1 ? 'Last one in stock.' : `Only ${available} left in stock.`;
}
