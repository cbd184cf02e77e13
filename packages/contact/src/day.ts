import { InvalidFieldError } from './invalid-field-error.ts';

/** Whether a calendar has such a day, YYYY-MM-DD. JavaScript alone takes 30 February for 2 March, and Postgres has no year 0. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Null for none. @throws InvalidFieldError for anything but a day, YYYY-MM-DD */
export function optionalDay(field: string, value: string | null | undefined): string | null {
  if (value == null) return null;
  if (!isDay(value)) throw new InvalidFieldError(field, 'Choose a day of the calendar.');
  return value;
}
