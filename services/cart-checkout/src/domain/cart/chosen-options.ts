import type { LineOptions } from './line-options.ts';
import { parseEngraving, parseGiftMessage, parseGiftWrap, parseWristSize } from './personal-options.ts';
import type { PersonalPiece } from './personal-options.ts';
import { trimmedEngraving, trimmedMessage } from './personal-text.ts';

type Nullable<Value> = Value | null | undefined;

/** What a shopper chooses with a piece as it is added; null and absent mean none. */
export interface ChosenOptions {
  /** Millimetres. */
  readonly wristSize?: Nullable<number>;
  readonly engraving?: Nullable<string>;
  readonly giftWrap?: Nullable<boolean>;
  readonly giftMessage?: Nullable<string>;
}

/** The options as a line would store them, before it is known whether the piece has them. */
export function optionsOf({ wristSize, engraving, giftWrap, giftMessage }: ChosenOptions): LineOptions {
  const text = trimmedEngraving(engraving ?? null);
  const message = trimmedMessage(giftMessage ?? null);
  return {
    ...(wristSize == null ? {} : { wristSize }),
    ...(text === '' ? {} : { engraving: text }),
    ...(giftWrap === true ? { giftWrap } : {}),
    ...(message === '' ? {} : { giftMessage: message }),
  };
}

/** @throws InvalidFieldError for an option that the piece does not have */
export function checkOptions(
  piece: PersonalPiece,
  { wristSize, engraving, giftWrap, giftMessage }: LineOptions,
): void {
  if (wristSize !== undefined) parseWristSize(piece, wristSize);
  if (engraving !== undefined) parseEngraving(piece, engraving);
  if (giftWrap !== undefined) parseGiftWrap(piece, giftWrap);
  if (giftMessage !== undefined) parseGiftMessage(piece, giftMessage);
}
