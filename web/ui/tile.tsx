import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';
import styles from './tile.module.css';

type TileProps = {
  name: string;
  alt: string;
  sizes: string;
  first?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A square picture on the theme's shared background: multiplied onto the tile, or a cut-out on the dark theme. */
export function Tile({ name, alt, sizes, first = false, className = '', children }: TileProps) {
  return (
    <span className={`${styles['tile']} ${className}`}>
      {children}
      <Picture name={name} alt={alt} width={640} height={640} sizes={sizes} first={first} />
    </span>
  );
}
