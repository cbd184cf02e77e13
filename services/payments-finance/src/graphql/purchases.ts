import type { Purchase } from '../domain/finance/eligibility.ts';
import type { ApplicationStatus } from '../domain/payment/waiting.ts';
import type { Context } from './context.ts';

/** What the gateway fetches of a piece from the catalogue: the fields that the schema requires. */
export interface RequiredProduct {
  readonly id: string;
  readonly name: string;
  readonly price: { readonly value: number } | null;
  readonly purchaseable: boolean;
  readonly giftCardMinValue: number | null;
  readonly categories: readonly { readonly id: string; readonly key: string }[];
  /** For a calculation only. */
  readonly variants?: readonly { readonly id: string; readonly price: { readonly value: number } | null }[];
}

/** A listed piece, from checkout. */
export interface RequiredListItem extends Pick<RequiredProduct, 'id' | 'name' | 'price' | 'purchaseable'> {
  readonly productType: string;
  readonly categories: readonly string[];
}

/** A bag, from checkout. */
export interface RequiredCart {
  readonly id: string;
  readonly totalPrice: { readonly value: number };
  /** For the message about instalments only. */
  readonly totalPriceAfterGiftCard: { readonly value: number };
  readonly lineItems: readonly {
    readonly id: string;
    readonly name: string;
    readonly categories: readonly string[];
    readonly giftCardValue: number | null;
  }[];
  readonly appliedGiftCards: readonly { readonly id: string }[];
  /** Asked for with the plan alone. */
  readonly chosenFinance?: {
    readonly financeProductKey: string;
    /** Minor units; null for the usual one. */
    readonly deposit: number | null;
    /** EU-23; null before an application. */
    readonly applicationStatus?: ApplicationStatus | null;
  } | null;
}

type Group = Pick<Context, 'actor'>;

/** One piece on its own; null while it cannot be bought. @param price instead of its lowest one */
export function purchaseOfProduct(
  product: RequiredProduct,
  { actor }: Group,
  price = product.price?.value,
): Purchase | null {
  if (price === undefined || !product.purchaseable) return null;
  const categories = product.categories.map(({ key }) => key);
  const isGiftCard = product.giftCardMinValue !== null;
  const pieces = [{ id: product.id, name: product.name, categories, isGiftCard }];
  return { cashPrice: price, pieces, abGroup: actor.abGroup ?? null };
}

export function purchaseOfListItem(item: RequiredListItem, { actor }: Group): Purchase | null {
  if (item.price === null || !item.purchaseable) return null;
  const { id, name, categories, productType } = item;
  const pieces = [{ id, name, categories, isGiftCard: productType === 'gift_card' }];
  return { cashPrice: item.price.value, pieces, abGroup: actor.abGroup ?? null };
}

/** A whole bag: its total, whatever way it is paid. */
export function purchaseOfCart({ totalPrice, lineItems }: RequiredCart, { actor }: Group): Purchase {
  const pieces = lineItems.map(({ id, name, categories, giftCardValue }) => ({
    id,
    name,
    categories,
    isGiftCard: giftCardValue !== null,
  }));
  return { cashPrice: totalPrice.value, pieces, abGroup: actor.abGroup ?? null };
}
