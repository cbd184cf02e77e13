import type { PriceWindow } from '@loupe/money/price-windows';
import type { PricePromise } from '../../domain/price-promise/price-promise.ts';
import type { PromiseRefusal } from '../../domain/price-promise/refusal.ts';
import type { Act } from './reservations.ts';

/** A piece of the site. */
export interface PromisePiece extends Pick<PricePromise, 'sku' | 'productId' | 'productKey' | 'productName'> {
  readonly prices: readonly PriceWindow[];
  /** Why nobody can ask for another shop's price of it; null where anybody can. */
  readonly refusal: PromiseRefusal | null;
}

/** Requests that wait for an answer. */
export interface WaitingCounts {
  readonly ofOwner: number;
  readonly ofPiece: number;
}

/** A line of the record. */
export interface PromiseAct extends Act {
  readonly version: number;
  readonly state: string;
  readonly reason: string | null;
  /** Pence. */
  readonly price: number | null;
}
