const LONGEST = 60;

/** What may name a person or be a number of theirs. */
const PERSONAL = [
  /@/,
  /\bat\b.*\bdot\b/,
  /\d(?:[^a-z\d]{0,3}\d){5}/,
  // Postcodes.
  /\b[a-z]{1,2}\d[a-z\d]?[^a-z\d]{0,2}\d[a-z]{2}\b/,
  // Numbers of orders, reservations and gift cards: letters and three figures or more.
  /\b(?=[a-z\d]*[a-z])(?:[a-z]*\d){3}[a-z\d]*\b/,
];

/**
 * Words of a search as they may be counted; null for what may be an e-mail, a number of six digits or more, a postcode
 * or the number of an order, and for long texts. A name cannot be told from a maker: reports print words that were typed in three minutes only.
 */
export function cleanWords(text: string): string | null {
  const words = text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  if (words === '' || words.length > LONGEST || /\p{C}/u.test(words)) return null;
  return PERSONAL.some((pattern) => pattern.test(words)) ? null : words;
}

export const isCleanWords = (words: string): boolean => cleanWords(words) === words;
