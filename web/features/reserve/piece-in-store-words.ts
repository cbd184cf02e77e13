import type { StoreWithPiece } from './stores-with-piece.ts';
import { whenFirstUsed } from '../../lib/when-first-used.ts';

/** A size of a piece that comes in sizes; letter null for one that does not. */
export type Size = { readonly sku: string; readonly letter: string | null };

const listed = whenFirstUsed(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** What a store has of a piece: "Here now, size M", "The last one is here", "Not here. Sizes L and O are." */
export function pieceInStoreWords(
  { hasPiece, isLastOne, otherSkus }: Pick<StoreWithPiece, 'hasPiece' | 'isLastOne' | 'otherSkus'>,
  asked: Size,
  sizes: readonly Size[],
): string {
  if (hasPiece) {
    const here = isLastOne ? 'The last one, here now' : 'Here now';
    return asked.letter === null ? here : `${here}, size\u00a0${asked.letter}`;
  }
  const letters = sizes.flatMap(({ sku, letter }) =>
    letter !== null && otherSkus.includes(sku) ? [letter] : [],
  );
  if (letters.length === 0) return 'Not here';
  return letters.length === 1
    ? `Not here. Size\u00a0${letters[0]} is.`
    : `Not here. Sizes\u00a0${listed().format(letters)} are.`;
}
