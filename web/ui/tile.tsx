import { pictureSizes } from '#lib/picture-sources.ts';
import { SizedTile, type SizedTileProps } from './sized-tile.tsx';

type TileProps = Omit<SizedTileProps, 'shown'> & {
  /** Displayed width, as a `sizes` attribute that `pictureSizes` reads. */
  sizes: string;
};

/** A tile whose widths are computed where it is rendered. */
export function Tile({ sizes, ...tile }: TileProps) {
  return <SizedTile {...tile} shown={pictureSizes(sizes)} />;
}
