import { parseEmail } from '@loupe/contact/email';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { optionalLines, optionalText } from '@loupe/contact/text';
import { isLinkable } from './linkable.ts';
import type { ShownChoice, ShownItem } from './shown-list.ts';

/** A listed product as shown in an e-mail. Plain JSON. */
export interface SharedItem {
  readonly productKey: string;
  readonly brand: string;
  readonly name: string;
  /** Pence; null when the price is upon enquiry or missing. */
  readonly price: number | null;
  readonly wasPrice: number | null;
  /** The price is the lowest of its sizes'. Absent: all cost the same. */
  readonly pricesVary?: boolean;
  /** The chosen size, in millimetres; absent without one. Nothing that was written for somebody is shared. */
  readonly ringSize?: number;
  readonly wristSize?: number;
  /** Path of its page. */
  readonly path: string;
  readonly image: string;
}

/** A shopping list to be e-mailed, as it was when the shopper sent it. */
export interface ListEmail {
  readonly id: string;
  readonly site: string;
  readonly recipient: string;
  readonly senderName: string | null;
  readonly message: string | null;
  /** Newest first, of the first page. */
  readonly items: readonly SharedItem[];
  /** Of the whole list. */
  readonly total: number;
}

export interface ListEmailInput {
  readonly email: string;
  readonly senderName?: string | null;
  readonly message?: string | null;
}

const MAX_NAME = 50;
const MAX_MESSAGE = 300;
const NO_LINKS =
  'Please leave out web and e-mail addresses and phone numbers, and put a space after each full stop and colon.';
/** @throws InvalidFieldError */
export function parseListEmail(
  input: ListEmailInput,
): Pick<ListEmail, 'recipient' | 'senderName' | 'message'> {
  return {
    recipient: parseEmail('email', input.email),
    senderName: withoutLinks('senderName', optionalText('senderName', input.senderName, MAX_NAME)),
    message: withoutLinks('message', optionalLines('message', input.message, MAX_MESSAGE)),
  };
}

/** Refused and not rewritten: the sender can then say it in other words. Without links the form is useless to spammers. */
function withoutLinks(field: string, text: string | null): string | null {
  if (text !== null && isLinkable(text)) {
    throw new InvalidFieldError(field, NO_LINKS);
  }
  return text;
}

/** The products that still have a page; the others stay in the list and are left out of the e-mail. */
export function sharedItems(items: readonly ShownItem[]): SharedItem[] {
  return items
    .filter(({ productUnavailable }) => !productUnavailable)
    .map(({ productKey, brand, name, price, productUrl, image, kept, pricesVary }) => ({
      productKey,
      brand,
      name,
      image,
      path: productUrl,
      ...(kept === null ? {} : sizeOf(kept)),
      price: price?.minorUnits ?? null,
      wasPrice: price?.wasMinorUnits || null,
      ...(pricesVary ? { pricesVary } : {}),
    }));
}

const sizeOf = ({ ringSizeHalfMm, options: { wristSize } }: ShownChoice) => ({
  ...(ringSizeHalfMm === 0 ? {} : { ringSize: ringSizeHalfMm / 2 }),
  ...(wristSize === undefined ? {} : { wristSize }),
});
