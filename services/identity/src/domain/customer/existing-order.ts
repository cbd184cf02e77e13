import { visible } from '@loupe/contact/visible';

const ORDER_NUMBER = /^[A-Z0-9]{5,30}$/;

/** VA-11: a guest order to attach, by its number; a number that is invalid is ignored without an error. */
export function parseOrderNumber(value: string | null | undefined): string | null {
  const number = visible(value ?? '')
    .trim()
    .toUpperCase();
  return ORDER_NUMBER.test(number) ? number : null;
}
