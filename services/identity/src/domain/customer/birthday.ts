import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { Birthday } from './customer.ts';

/** A leap year's, so that 29 February is a day. */
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** VA-13: day and month, both or neither, and a day that exists. @throws InvalidFieldError */
export function parseBirthday(
  day: number | null | undefined,
  month: number | null | undefined,
  path = '',
): Birthday | null {
  if (day == null && month == null) return null;
  if (day == null) throw new InvalidFieldError(`${path}day`, 'A birthday needs its day.');
  if (month == null) throw new InvalidFieldError(`${path}month`, 'A birthday needs its month.');
  const length = LENGTHS[month - 1];
  if (length === undefined) throw new InvalidFieldError(`${path}month`, 'There is no such month.');
  if (!Number.isInteger(day) || day < 1 || day > length)
    throw new InvalidFieldError(`${path}day`, 'That date does not exist.');
  return { day, month };
}
