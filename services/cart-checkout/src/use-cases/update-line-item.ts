import {
  parseEngraving,
  parseGiftMessage,
  parseGiftWrap,
  parseWristSize,
} from '../domain/cart/personal-options.ts';
import type { Shopper } from '../domain/shopper.ts';
import { changeLineOptions } from './change-line-options.ts';
import type { ChangeLineOptionsPorts } from './change-line-options.ts';

interface WristSize {
  readonly lineItemId: string;
  /** Millimetres. */
  readonly size: number;
}

/** MU-06. @throws InvalidFieldError for a size that the piece does not have */
export const updateWristSize = (
  ports: ChangeLineOptionsPorts,
  shopper: Shopper,
  { lineItemId, size }: WristSize,
) =>
  changeLineOptions(ports, shopper, lineItemId, ({ variant }) => ({
    wristSize: parseWristSize(variant, size),
  }));

interface Engraving {
  readonly lineItemId: string;
  /** Null or empty for none. */
  readonly text?: string | null | undefined;
}

/** @throws InvalidFieldError for a piece that is not engraved, and a text that does not fit or cannot be engraved */
export const updateEngraving = (
  ports: ChangeLineOptionsPorts,
  shopper: Shopper,
  { lineItemId, text = null }: Engraving,
) =>
  changeLineOptions(ports, shopper, lineItemId, ({ variant }) => ({
    engraving: parseEngraving(variant, text),
  }));

interface GiftWrap {
  readonly lineItemId: string;
  readonly giftWrap: boolean;
  /** On the card; null or empty for none. */
  readonly message?: string | null | undefined;
}

/** @throws InvalidFieldError for a piece that is not wrapped, and a message that is too long */
export const updateGiftWrap = (
  ports: ChangeLineOptionsPorts,
  shopper: Shopper,
  { lineItemId, giftWrap, message = null }: GiftWrap,
) =>
  changeLineOptions(ports, shopper, lineItemId, ({ variant }) => ({
    giftWrap: parseGiftWrap(variant, giftWrap),
    giftMessage: parseGiftMessage(variant, message),
  }));
