import { isDated, lowestPriceAt } from '../../domain/price/price-at.ts';
import type { PriceWindow } from '../../domain/price/price-at.ts';
import { bucketOf, PRICE_BUCKETS } from '../../domain/search/price-range.ts';
import { GrowingNumbers } from './packed-lists.ts';

export const NO_PRICE = 0xffffffff;
/** The bucket of a product without a price, beside those of the price facet. */
const NO_BUCKET = PRICE_BUCKETS.length;
export const SALE = 1;
export const NEW = 2;
export const IN_STOCK = 4;
export const SOLD_OUT = 8;
export const MOST_FLAGS = 16;

export interface State {
  readonly isNew: boolean;
  readonly isInStock: boolean;
  readonly isSoldOut: boolean;
  readonly prices: readonly (readonly PriceWindow[])[];
}

/** What changes in place: the price of the moment, availability, offers. */
export class ProductState {
  readonly price = new GrowingNumbers();
  readonly buckets = new GrowingNumbers();
  readonly flags = new GrowingNumbers();
  readonly #dated = new Map<number, State['prices']>();
  #pricedAt = -Infinity;
  #nextChange = Infinity;

  append(): void {
    this.price.push(NO_PRICE);
    this.buckets.push(NO_BUCKET);
    this.flags.push(0);
  }

  write(slot: number, { isNew, isInStock, isSoldOut, prices }: State): void {
    this.flags.data[slot] = (isNew ? NEW : 0) | (isInStock ? IN_STOCK : 0) | (isSoldOut ? SOLD_OUT : 0);
    if (prices.flat().some(isDated)) this.#dated.set(slot, prices);
    else this.#dated.delete(slot);
    this.#writePrice(slot, prices);
  }

  forget(slot: number): void {
    this.#dated.delete(slot);
  }

  /** Brings prices whose windows began or ended to a moment. @returns whether that was needed */
  advance(to: Date): boolean {
    const moment = to.getTime();
    if (moment < this.#nextChange && moment >= this.#pricedAt) return false;
    this.#pricedAt = moment;
    this.#nextChange = Infinity;
    for (const [slot, sizes] of this.#dated) this.#writePrice(slot, sizes);
    return true;
  }

  copyMoment(from: ProductState): void {
    this.#pricedAt = from.#pricedAt;
    this.#nextChange = from.#nextChange;
  }

  copy(slot: number, from: ProductState, other: number): void {
    this.price.data[slot] = from.price.data[other]!;
    this.buckets.data[slot] = from.buckets.data[other]!;
    this.flags.data[slot] = from.flags.data[other]!;
    const dated = from.#dated.get(other);
    if (dated) this.#dated.set(slot, dated);
  }

  trim(): void {
    for (const numbers of [this.price, this.buckets, this.flags]) numbers.trim();
  }

  get bytes(): number {
    return this.price.bytes + this.buckets.bytes + this.flags.bytes + this.#dated.size * 400;
  }

  #writePrice(slot: number, sizes: State['prices']): void {
    const price = lowestPriceAt(sizes, new Date(Math.max(this.#pricedAt, -8.64e15)));
    this.price.data[slot] = price?.minorUnits ?? NO_PRICE;
    this.buckets.data[slot] = price === null ? NO_BUCKET : bucketOf(price.minorUnits);
    const flags = this.flags.data[slot]! & ~SALE;
    this.flags.data[slot] = price?.wasMinorUnits == null ? flags : flags | SALE;
    for (const { validFrom, validUntil } of sizes.flat()) {
      for (const bound of [validFrom, validUntil]) {
        if (bound && bound.getTime() > this.#pricedAt && bound.getTime() < this.#nextChange) {
          this.#nextChange = bound.getTime();
        }
      }
    }
  }
}
