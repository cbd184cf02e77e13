import { letterOfHalfMm } from './ring-size.ts';

/** What was chosen for the pieces of a line. Sizes in millimetres, a ring's of inner circumference; null and absent are none. */
export interface ChosenPiece {
  readonly ringSize?: number | null | undefined;
  readonly wristSize?: number | null | undefined;
  readonly engraving?: string | null | undefined;
  readonly giftWrap?: boolean | null | undefined;
  /** The same, as the graph says it. */
  readonly isGiftWrapped?: boolean | null | undefined;
  readonly giftMessage?: string | null | undefined;
}

/** The size, e.g. "Size L½" or "Wrist 17.5 cm"; empty where there is none. */
export function sizeWords({ ringSize, wristSize }: ChosenPiece): string {
  if (ringSize != null) return `Size ${letterOfHalfMm(2 * ringSize)}`;
  return wristSize == null ? '' : `Wrist ${wristSize / 10} cm`;
}

/** What is done to the pieces for the shopper, one text each. @param isBrief without what is written on the card */
export function workWords(
  { engraving, giftWrap, isGiftWrapped = giftWrap, giftMessage }: ChosenPiece,
  isBrief?: boolean,
): string[] {
  return [
    ...(engraving == null ? [] : [`Engraved “${engraving}”`]),
    ...(isGiftWrapped ? ['Gift wrapped'] : []),
    ...(giftMessage == null || isBrief ? [] : [`Card: “${giftMessage}”`]),
  ];
}

/** What is done to the pieces, in the name of a line: the card's words only beside its wrapping. */
export const workInName = (piece: ChosenPiece): string[] => workWords(piece, !piece.isGiftWrapped);

/** All that tells lines of one article apart: the size first. Pages, e-mails and the warehouse say the same. */
export const optionWords = (piece: ChosenPiece): string[] =>
  [sizeWords(piece), ...workWords(piece)].filter(Boolean);
