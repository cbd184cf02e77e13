import { visible } from '@loupe/contact/visible';

const CODE = /^[A-Z0-9][A-Z0-9-]{2,31}$/;

/** Whether a text is a code as it is stored: three to 32 capital letters, digits and dashes. */
export const isDiscountCode = (text: string): boolean => CODE.test(text);

/** A code as a shopper may type it, in the form in which it is stored; null when it cannot be one. */
export function readDiscountCode(typed: string): string | null {
  const code = visible(typed).replace(/\s/g, '').toUpperCase();
  return isDiscountCode(code) ? code : null;
}
