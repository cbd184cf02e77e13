import type { Row } from './opening-words.ts';

/** Days on the left, times on the right, a rule under each row. */
export function HoursTable({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="small">
      {rows.map(({ days, times }) => (
        <div key={days} className="flex justify-between gap-6 border-b border-line py-2">
          <dt>{days}</dt>
          <dd className="num text-right">{times}</dd>
        </div>
      ))}
    </dl>
  );
}
