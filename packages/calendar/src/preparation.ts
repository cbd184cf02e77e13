/** What the workshop does before a piece can be packed. */
export interface PieceToPrepare {
  /** EU-11. */
  readonly productType: string;
  /** Inner circumference in half millimetres; 0 where sizes do not apply. */
  readonly ringSizeHalfMm: number;
  /** Working days in which it is made to order; 0 for a piece on the shelf. */
  readonly makingDays: number;
  readonly isEngraved: boolean;
}

/** Sizes of a product type that are on the shelf; another is made from the nearest, by the workshop. */
const SIZED = [
  // H to T½.
  { productType: 'ring', smallestHalfMm: 92, largestHalfMm: 124, workingDays: 5 },
] as const;

/** The engraver works on a piece in the size it is bought. */
export const ENGRAVING_DAYS = 2;

/** Working days before a piece can be packed; one that is made to order is made in its size. */
export function preparationDays(piece: PieceToPrepare): number {
  return Math.max(piece.makingDays, resizingDays(piece)) + (piece.isEngraved ? ENGRAVING_DAYS : 0);
}

function resizingDays({ productType, ringSizeHalfMm }: PieceToPrepare): number {
  const row = SIZED.find((each) => each.productType === productType);
  if (row === undefined || ringSizeHalfMm === 0) return 0;
  const isOnShelf = ringSizeHalfMm >= row.smallestHalfMm && ringSizeHalfMm <= row.largestHalfMm;
  return isOnShelf ? 0 : row.workingDays;
}
