import { specificationLabel } from '../../lib/specification-label.ts';

export type FactRow = {
  label: string;
  /** One for each piece; null where its specification does not say. */
  values: readonly (string | null)[];
  /** Whether all pieces say the same. */
  isSame: boolean;
};

type Facts = { specifications: readonly { group: string; name: string; value: string }[] };

/** Everything that the specifications of the pieces say, in the order in which they first say it. */
export function factRows(pieces: readonly Facts[]): FactRow[] {
  const facts = pieces.map(
    ({ specifications }) =>
      new Map(specifications.map((fact) => [specificationLabel(fact, specifications), fact.value])),
  );
  const labels = new Set(facts.flatMap((known) => [...known.keys()]));
  return [...labels].map((label) => {
    const values = facts.map((known) => known.get(label) ?? null);
    return { label, values, isSame: values.length > 1 && new Set(values).size === 1 };
  });
}
