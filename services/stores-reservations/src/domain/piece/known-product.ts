import type { PriceWindow } from '@loupe/money/price-windows';
import type { PromiseRefusal } from '../price-promise/refusal.ts';

/** A product of the catalogue as stores know it. */
export interface KnownProduct {
  readonly id: string;
  readonly version: bigint;
  /** Public product code. */
  readonly key: string;
  readonly name: string;
  /** The sites that list it; none when it is not approved or has no page. */
  readonly sites: readonly string[];
  /** Whether stores may keep it for a visitor at all. */
  readonly reservable: boolean;
  /** Why nobody can ask for another shop's price of it; null where anybody can. */
  readonly promiseRefusal: PromiseRefusal | null;
  readonly pieces: readonly KnownPiece[];
}

export interface KnownPiece {
  readonly sku: string;
  /** 0 where sizes do not apply. */
  readonly ringSizeHalfMm: number;
  /** In pounds sterling, on all sites. */
  readonly prices: readonly PriceWindow[];
}
