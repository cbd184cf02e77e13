import { dotsOf, HEIGHT, heightOf, PARALLELS, WIDTH } from '../dots.ts';
import type { StoreEntry } from '../stores-data.ts';

/** A map of all stores as dots, without an outline. The list beside it has the same information as text. */
export function StoreDots({ all, lit }: { all: readonly StoreEntry[]; lit: ReadonlySet<string> }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full max-w-72">
      {PARALLELS.map((latitude) => (
        <g key={latitude}>
          <path d={`M0 ${heightOf(latitude)}H${WIDTH}`} className="stroke-line" strokeDasharray="1 5" />
          <text x="0" y={heightOf(latitude) - 5} fontSize="11" className="num fill-soft">
            {latitude}° N
          </text>
        </g>
      ))}
      {dotsOf(
        all.map(({ store }) => store),
        lit,
      ).map(({ key, x, y, lit: isLit }) => (
        <circle
          key={key}
          cx={x}
          cy={y}
          r={isLit ? 5.5 : 3}
          className={isLit ? 'fill-brand' : 'fill-control'}
        />
      ))}
    </svg>
  );
}
