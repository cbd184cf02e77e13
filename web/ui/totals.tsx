import type { ReactNode } from 'react';

export type TotalsRow = { name: ReactNode; value: ReactNode };

/** A list of labelled amounts; the grand total is larger and has a rule above it. */
export function Totals({ rows, grand }: { rows: readonly TotalsRow[]; grand?: TotalsRow }) {
  return (
    <dl className="num">
      {rows.map((row, index) => (
        <div key={index} className="flex justify-between gap-4 py-[.3125rem]">
          <dt className="soft">{row.name}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
      {grand ? (
        <div className="mt-3 flex justify-between gap-4 border-t border-line pt-4 text-xl font-medium">
          <dt>{grand.name}</dt>
          <dd>{grand.value}</dd>
        </div>
      ) : null}
    </dl>
  );
}
