import type { AddressForm } from './address-form-rules.ts';

/** One prefix, once, whichever it is; how it is spaced says nothing. */
function comparablePhone(phone: string): string {
  return phone.replace(/\s/g, '').replace(/^(?:\+44|0)/, '');
}

/**
 * VA-02: two addresses are one when all their fields match, phones without their prefix. Both as in a form, where what is
 * absent is empty.
 */
export function isSameAddress(one: AddressForm, other: AddressForm): boolean {
  return (Object.keys(one) as (keyof AddressForm)[]).every((field) =>
    field === 'phone'
      ? comparablePhone(one.phone) === comparablePhone(other.phone)
      : one[field].trim() === other[field].trim(),
  );
}
