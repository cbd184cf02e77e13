/** Each typed word begins a word of the phrase. */
export function fits(phrase: string, typed: readonly string[]): boolean {
  return typed.every((word) => phrase.startsWith(word) || phrase.includes(` ${word}`));
}

/** The phrases that fit: first those that begin with the first word, then by how many products have them. */
export function bestPhrases(
  phrases: Iterable<readonly [phrase: string, products: number]>,
  words: readonly string[],
  most: number,
): string[] {
  const [first = ''] = words;
  const rank = (phrase: string) => Number(phrase.startsWith(first));
  return [...phrases]
    .filter(([phrase]) => fits(phrase, words))
    .sort(
      (left, right) => rank(right[0]) - rank(left[0]) || right[1] - left[1] || (left[0] < right[0] ? -1 : 1),
    )
    .slice(0, most)
    .map(([phrase]) => phrase);
}
