import type { ReactNode } from 'react';
import type { PictureSizes } from '#lib/picture-sources.ts';
import { SizedPicture } from './sized-picture.tsx';
import styles from './tile.module.css';

export type SizedTileProps = {
  name: string;
  alt: string;
  /** `pictureSizes` of a `sizes` attribute. */
  shown: PictureSizes;
  first?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A square picture on the theme's shared background: multiplied onto the tile, or a cut-out on the dark theme. */
export function SizedTile({ name, alt, shown, first = false, className = '', children }: SizedTileProps) {
  return (
    <span className={`${styles['tile']} ${className}`}>
      {children}
      <SizedPicture name={name} alt={alt} width={640} height={640} shown={shown} first={first} />
    </span>
  );
}
