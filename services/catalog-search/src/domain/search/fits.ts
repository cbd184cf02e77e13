/** Each typed word begins a word of the phrase. */
export function fits(phrase: string, typed: readonly string[]): boolean {
  return typed.every((word) => phrase.startsWith(word) || phrase.includes(` ${word}`));
}
