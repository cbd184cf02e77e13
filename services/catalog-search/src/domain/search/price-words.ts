import { beginningOf } from '@loupe/contact/beginning-of';
import type { PriceRange } from './price-range.ts';
import { isStopWord } from './synonyms.ts';
import { queryWords } from './words.ts';

const AMOUNT = '£?\\s?(\\d[\\d,]{0,8}(?:\\.\\d{1,2})?)(k\\b)?(?:\\s?(?:pounds|quid|gbp))?';
const RULES: readonly (readonly [RegExp, 'to' | 'from' | 'between'])[] = [
  [new RegExp(`\\bbetween\\s+${AMOUNT}\\s+(?:and|to)\\s+${AMOUNT}`, 'i'), 'between'],
  [new RegExp(`£\\s?(\\d[\\d,]{0,8})(k\\b)?\\s?(?:-|–|to)\\s?${AMOUNT}`, 'i'), 'between'],
  [
    new RegExp(
      `\\b(?:under|below|less than|up to|max(?:imum)?|cheaper than|not more than)\\s+${AMOUNT}`,
      'i',
    ),
    'to',
  ],
  [
    new RegExp(
      `\\b(?:over|above|more than|from|at least|min(?:imum)?)\\s+£\\s?(\\d[\\d,]{0,8}(?:\\.\\d{1,2})?)(k\\b)?`,
      'i',
    ),
    'from',
  ],
  [new RegExp(`\\b(?:over|above|more than)\\s+${AMOUNT}`, 'i'), 'from'],
];

/** More than a shopper types. */
const LONGEST = 400;

/** "gold hoops under £300" is gold hoops up to 300 pounds, the amount itself included. */
export function readPriceWords(text: string): { readonly words: string; readonly range: PriceRange | null } {
  const short = beginningOf(text, LONGEST);
  for (const [pattern, kind] of RULES) {
    const match = pattern.exec(short);
    if (match === null) continue;
    const words = `${short.slice(0, match.index)} ${short.slice(match.index + match[0].length)}`.trim();
    const first = penceOf(match[1], match[2]);
    const second = penceOf(match[3], match[4]);
    if (kind === 'between')
      return { words, range: { from: Math.min(first, second), to: Math.max(first, second) + 1 } };
    return { words, range: kind === 'to' ? { from: null, to: first + 1 } : { from: first, to: null } };
  }
  return { words: short, range: null };
}

/** "anything under £100" names a price and no piece: every piece at that price is meant. @param read what `readPriceWords` answers */
export const isPriceAlone = ({ words, range }: ReturnType<typeof readPriceWords>): boolean =>
  range !== null && queryWords(words).every(isStopWord);

function penceOf(digits = '0', thousands: string | undefined): number {
  return Math.round(Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1) * 100);
}
