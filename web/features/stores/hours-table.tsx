import type { Row } from './opening-words.ts';

/** Days left, times right, a rule under each. */
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
