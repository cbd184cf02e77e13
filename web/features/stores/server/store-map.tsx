import { MapDots } from '../client/map-dots.tsx';
import { COAST } from '../coast.ts';
import { dotsOf, heightOf, HEIGHT, PARALLELS, WIDTH } from '../dots.ts';
import type { StoreEntry } from '../stores-data.ts';

type StoreMapProps = {
  all: readonly StoreEntry[];
  lit: ReadonlySet<string>;
  /** What the shop calls its stores. */
  many: string;
};

/** Pixels over which the coast fades out where the map ends on land: in Ireland and in Scotland. */
const FADE = { west: 48, north: 72 } as const;

/** A map of all stores on the islands. The list beside it has the same information as text. */
export function StoreMap({ all, lit, many }: StoreMapProps) {
  const stores = all.map(({ store }) => store);
  return (
    <MapDots dots={dotsOf(stores, lit)} many={many}>
      <Edges />
      <path d={COAST} className="fill-tint stroke-line" mask="url(#map-edges)" />
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

function Edges() {
  const fromBlack = [<stop key="0" offset="0" />, <stop key="1" offset="1" stopOpacity="0" />];
  return (
    <defs>
      <linearGradient id="map-west">{fromBlack}</linearGradient>
      <linearGradient id="map-north" x2="0" y2="1">
        {fromBlack}
      </linearGradient>
      <mask id="map-edges" maskUnits="userSpaceOnUse" x="0" y="0" width={WIDTH} height={HEIGHT}>
        <rect width={WIDTH} height={HEIGHT} fill="white" />
        <rect width={FADE.west} height={HEIGHT} fill="url(#map-west)" />
        <rect width={WIDTH} height={FADE.north} fill="url(#map-north)" />
      </mask>
    </defs>
  );
}
