import { canonicalEmail } from '@loupe/contact/email';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { optionalLines, optionalText, requiredText } from '@loupe/contact/text';
import type { PricePromise } from './price-promise.ts';

const NAME_LENGTH = 100;
const SHOP_LENGTH = 100;
const PAGE_LENGTH = 500;
const NOTE_LENGTH = 1_000;

/** As a visitor sends it. */
export interface AskedInput {
  /** Pence. */
  readonly theirPrice: number;
  readonly shop: string;
  readonly page?: string | null;
  readonly note?: string | null;
  readonly name: string;
  readonly email: string;
}

export type Asked = Pick<PricePromise, 'theirPrice' | 'shop' | 'page' | 'note' | 'name' | 'email'>;

/** @throws InvalidFieldError naming the first field that cannot be used */
export function parseAsked(input: AskedInput): Asked {
  if (!Number.isSafeInteger(input.theirPrice) || input.theirPrice < 1)
    throw new InvalidFieldError('theirPrice', 'Enter their price in pounds, such as 2195.00.');
  return {
    theirPrice: input.theirPrice,
    shop: requiredText('shop', input.shop, SHOP_LENGTH),
    page: pageOf(input.page),
    note: optionalLines('note', input.note, NOTE_LENGTH),
    name: requiredText('name', input.name, NAME_LENGTH),
    email: canonicalEmail('email', input.email),
  };
}

/** The address of a page, judged for its shape only: nothing of ours ever opens it. */
function pageOf(typed: string | null | undefined): string | null {
  const text = optionalText('page', typed, PAGE_LENGTH);
  if (text === null) return null;
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  const isPage = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  if (!isPage || url.username !== '' || url.password !== '')
    throw new InvalidFieldError(
      'page',
      'The address of a page looks like https://www.shop.example/ring. Leave it empty if you saw it in a shop.',
    );
  return url.href;
}
