import type { Site } from '@loupe/contracts/sites';
import type { Gender } from '../domain/product/product-type.ts';
import type { ProductType } from '../domain/product/product-type.ts';

/** A generated product before it has a code, prices by site and variants. */
export interface Piece {
  readonly type: ProductType;
  readonly gtm: string;
  readonly brand: string;
  readonly name: string;
  readonly description: string;
  readonly gender: Gender;
  /** Pence. */
  readonly price: number;
  readonly picture: string;
  readonly dialColour: string | null;
  readonly caseSize: number | null;
  readonly ringSizes: readonly string[];
  readonly facts: readonly (readonly [group: string, name: string, value: string])[];
  readonly categories: readonly { readonly site: Site; readonly key: string }[];
}

/** A price as a shop writes it: £95, £1,250, £12,500. */
export function shopPrice(pence: number): number {
  const step = pence < 20_000 ? 500 : pence < 200_000 ? 2_500 : pence < 1_000_000 ? 5_000 : 25_000;
  return Math.max(1_500, Math.round(pence / step) * step);
}
