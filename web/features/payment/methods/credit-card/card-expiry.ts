/** Month and year, with one or two digits and two or four, with or without a separator (a slash, spaces, or both). */
const WITH_SEPARATOR = /^(\d{1,2}) *\/ *(\d{2}|\d{4})$|^(\d{1,2}) +(\d{2})$/;
const BARE = /^(\d{2})(\d{2}|\d{4})$/;

/**
 * VA-04: formats typed or pasted text as `MM / YY`; incomplete text keeps only digits, spaces and slashes, so that no
 * typed digit is lost.
 */
export function formatExpiry(text: string): string {
  const cleaned = text.replace(/[^\d /]/g, '');
  const separated = WITH_SEPARATOR.exec(cleaned.trim());
  const bare = BARE.exec(cleaned.trim());
  const month = separated?.[1] ?? separated?.[3] ?? bare?.[1];
  const year = separated?.[2] ?? separated?.[4] ?? bare?.[2];
  if (month === undefined || year === undefined) return cleaned;
  if (Number(month) < 1 || Number(month) > 12) return cleaned;
  return `${month.padStart(2, '0')} / ${year.slice(-2)}`;
}

export type Expiry = {
  /** Two digits. */
  month: string;
  /** Four digits. */
  year: string;
};

const FORMATTED = /^(\d{2}) \/ (\d{2})$/;

/** Month and year for the provider; undefined until the expiry is complete. */
export function parseExpiry(text: string): Expiry | undefined {
  const match = FORMATTED.exec(formatExpiry(text));
  return match?.[1] === undefined || match[2] === undefined
    ? undefined
    : { month: match[1], year: `20${match[2]}` };
}

/** The error for the shopper; undefined when the card is valid in the month of `now`. */
export function expiryProblem(text: string, now: Date): string | undefined {
  if (text.trim() === '') return 'Enter the expiry date on your card.';
  const expiry = parseExpiry(text);
  if (expiry === undefined) return 'Enter the month and year, like 03 / 28.';
  const lastMonth = Number(expiry.year) * 12 + Number(expiry.month) - 1;
  return lastMonth < now.getFullYear() * 12 + now.getMonth() ? 'This card has expired.' : undefined;
}
