/** Replaces personal data in a log. */
export const MARKER = '***';

// Lengths are bounded so that a long run of text without an @ costs linear time. %40 is an @ in a query
// string.
const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu;

// A run of digits inside a word, a UUID or a decimal fraction is an id or a figure, not a phone or card
// number.
const BEFORE = String.raw`(?<![\w]|\d\.|[0-9a-f]{4}-)`;
const AFTER = String.raw`(?!\w|-[0-9a-f]{4})`;

// Card numbers never begin with 0. The check digit is not verified: a mistyped card number is still personal
// data.
const CARD = String.raw`[1-9](?:[ -]?\d){11,20}`;

// +44 7700 900123, 0044…, (020) 7946 0958, 07700 900123, and other countries' numbers with their + or 00.
const SEPARATOR = '[ ().-]{0,2}';
const INTERNATIONAL = `(?:\\+|00)[1-9](?:${SEPARATOR}\\d){7,13}`;
const NATIONAL = `\\(?0[1-9](?:${SEPARATOR}\\d){8,9}`;

// One pass, so that the match that begins first is taken whole and the end of a card number is not read as a phone number.
const NUMBER = new RegExp(`${BEFORE}(?:${CARD}|${INTERNATIONAL}|${NATIONAL})${AFTER}`, 'gi');

/** Replaces what looks like an e-mail address, the number of a card or gift card (12–21 digits) or a phone number. */
export function redactText(text: string): string {
  return text.replace(EMAIL, MARKER).replace(NUMBER, MARKER);
}
