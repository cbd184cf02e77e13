import { InvalidFieldError } from '@loupe/contact/invalid-field-error';

const KEY = /^[\x20-\x7e]{1,100}$/;

/** @throws InvalidFieldError */
export function checkIdempotencyKey(key: string | null): void {
  if (key !== null && !KEY.test(key)) {
    throw new InvalidFieldError('idempotencyKey', 'A key has 1 to 100 printable ASCII characters.');
  }
}
