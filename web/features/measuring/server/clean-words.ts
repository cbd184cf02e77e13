const LONGEST = 60;

/** What may name a person or be a number of theirs. */
const PERSONAL = [/@/, /\d(?:[ .\-/]?\d){5}/, /\b[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}\b/];

/** Words of a search as they may be counted; null for what may be an e-mail, a number of six digits or more, or a postcode, and for long texts. */
export function cleanWords(text: string): string | null {
  const words = text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  if (words === '' || words.length > LONGEST || /\p{C}/u.test(words)) return null;
  return PERSONAL.some((pattern) => pattern.test(words)) ? null : words;
}
