/** Made when a text is first cut, which few pages do. */
let characters: Intl.Segmenter | undefined;

/**
 * The beginning of a text of a person, of at most `most` UTF-16 units, cut between characters: half of a pair is no text, and half of a
 * sequence is another picture. A character that is longer than that by itself is cut between its code points.
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  characters ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const at = characters.segment(text.slice(0, most + 2)).containing(most)?.index ?? 0;
  if (at > 0) return text.slice(0, at);
  const cut = text.slice(0, most);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
