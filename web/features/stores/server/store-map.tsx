import { MapDots } from '../client/map-dots.tsx';
import { COAST } from '../coast.ts';
import { dotsOf, heightOf, PARALLELS, WIDTH } from '../dots.ts';
import type { StoreEntry } from '../stores-data.ts';

type StoreMapProps = {
  all: readonly StoreEntry[];
  lit: ReadonlySet<string>;
  /** What the shop calls its stores. */
  many: string;
};

/** A map of all stores on the islands. The list beside it has the same information as text. */
export function StoreMap({ all, lit, many }: StoreMapProps) {
  const stores = all.map(({ store }) => store);
  return (
    <MapDots dots={dotsOf(stores, lit)} many={many}>
      <path d={COAST} className="fill-tint stroke-line" />
      {PARALLELS.map((latitude) => (
        <g key={latitude}>
          <path d={`M0 ${heightOf(latitude)}H${WIDTH}`} className="stroke-line" strokeDasharray="1 5" />
          <text x="0" y={heightOf(latitude) - 5} fontSize="11" className="num fill-soft">
            {latitude}° N
          </text>
        </g>
      ))}
    </MapDots>
  );
}
