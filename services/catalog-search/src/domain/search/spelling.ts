/** How many slips a word of this length may have. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Which letters a word has, a bit each: two words that differ in many letters are not compared further. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

/**
 * Slips between two words: a letter too many, missing, wrong, or two exchanged (optimal string alignment).
 * @returns `limit` + 1 for more than `limit`
 */
export function slipsBetween(left: string, right: string, limit: number): number {
  const over = limit + 1;
  if (Math.abs(left.length - right.length) > limit) return over;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      let slips = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (isSame ? 0 : 1),
      );
      const isExchanged =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isExchanged) slips = Math.min(slips, before[column - 2]! + 1);
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > limit) return over;
    before = above;
    above = current;
  }
  return Math.min(above[right.length]!, over);
}

/**
 * The known word that is meant by an unknown one: the fewest slips, of which two leave the first letter, then the same first letter, then the most products; null when
 * none is near.
 */
export function corrected(word: string, vocabulary: Iterable<readonly [string, number]>): string | null {
  const limit = slipsAllowed(word);
  if (limit === 0) return null;
  let best: string | null = null;
  let bestRank = Infinity;
  for (const [known, products] of vocabulary) {
    if (known.length < 3 || known.includes('_')) continue;
    const slips = slipsBetween(word, known, limit);
    // "tougher" is not what "voucher" was meant to be.
    if (slips > limit || (slips > 1 && known[0] !== word[0])) continue;
    const rank = slips + (known[0] === word[0] ? 0 : 0.6) - Math.min(Math.log10(products + 1) / 10, 0.5);
    if (rank < bestRank) [best, bestRank] = [known, rank];
  }
  return best;
}
