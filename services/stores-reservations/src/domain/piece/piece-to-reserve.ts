import type { PriceWindow } from '@loupe/money/price-windows';

/** A piece that a store may keep for a visitor. */
export interface PieceToReserve {
  readonly sku: string;
  /** The size that is wanted: another one of the product, or the same. */
  readonly intendedSku: string;
  readonly productId: string;
  readonly productKey: string;
  readonly productName: string;
  /** Of the wanted size. */
  readonly prices: readonly PriceWindow[];
  /** 0 where sizes do not apply. */
  readonly ringSizeHalfMm: number;
  readonly intendedRingSizeHalfMm: number;
}
