/** Where names that begin with no letter stand. */
const OTHER = '#';

export type Letter<T> = { letter: string; brands: T[] };

/** Brands under the first letter of their names, accents apart, in order; names without a first letter come last. */
export function byLetter<T extends { name: string }>(brands: readonly T[]): Letter<T>[] {
  const groups = Map.groupBy(brands, ({ name }) => letterOf(name));
  return [...groups]
    .map(([letter, group]) => ({
      letter,
      brands: group.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB')),
    }))
    .sort(
      (one, other) =>
        Number(one.letter === OTHER) - Number(other.letter === OTHER) || (one.letter < other.letter ? -1 : 1),
    );
}

function letterOf(name: string): string {
  const first = name.trim().normalize('NFKD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : OTHER;
}
