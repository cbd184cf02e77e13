import { Link } from '#ui/link.tsx';
import { typeset } from '#lib/typeset.ts';
import { Tile } from '#ui/tile.tsx';
import type { DealerCard } from '../dealer-data.ts';
import styles from './dealer.module.css';

/** Pieces in a grid: picture, name and size. No price, no badge, no heart, no bag (RT-22). */
export function DealerCards({ pieces, across = 3 }: { pieces: readonly DealerCard[]; across?: 3 | 4 }) {
  return (
    <ul className={styles['cards']} data-across={across}>
      {pieces.map(({ code, name, productUrl, media: [picture] }, index) => (
        <li key={code}>
          <Link href={productUrl} className={styles['card']}>
            {picture ? (
              <Tile
                name={picture.name}
                alt=""
                sizes="(width > 64rem) 26rem, 50vw"
                first={index < 2}
                className={styles['tall'] ?? ''}
              />
            ) : null}
            <span className="mt-4 block">{typeset(name)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
