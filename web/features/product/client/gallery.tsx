'use client';

import { useRef, useState, type ReactNode } from 'react';
import { GALLERY_PICTURE } from '#lib/picture-shapes.ts';
import { mediaUrl } from '#lib/media-url.ts';
import { Icon } from '#ui/icon.tsx';
import { SizedTile } from '#ui/sized-tile.tsx';
import type { GalleryPicture } from './zoom-dialog.tsx';
import type { PieceTurn } from './turn.tsx';
import { Turnable } from './turnable.tsx';
import { useZoom } from './use-zoom.tsx';
import styles from './gallery.module.css';

type GalleryProps = {
  pictures: readonly GalleryPicture[];
  /** Takes the place of the first picture while it is shown. */
  turn: PieceTurn | null;
  drawing: ReactNode;
};

/**
 * The pictures of a product and a drawing to scale: one and then pairs on wide screens, a swipeable strip with a
 * counter on small ones. Each links to its large version; with script it opens in a zoom dialog.
 */
export function Gallery({ pictures, turn, drawing }: GalleryProps) {
  const [current, setCurrent] = useState(0);
  const { zoom, dialog } = useZoom(pictures);
  const strip = useRef<HTMLUListElement>(null);
  const count = pictures.length;
  const slides = count + (drawing ? 1 : 0);

  function follow() {
    const element = strip.current;
    if (element) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  }

  const zoomable = ({ name, alt }: GalleryPicture, index: number) => (
    <a
      href={mediaUrl(name, 1600)}
      aria-label={`Zoom picture ${index + 1} of ${count}: ${alt}`}
      className="block cursor-zoom-in"
      onClick={(event) => zoom(event, index)}
    >
      <SizedTile name={name} alt={alt} shown={GALLERY_PICTURE} first={index === 0}>
        {index === 0 ? (
          <span className={styles['lens']}>
            <Icon name="zoom" />
          </span>
        ) : null}
      </SizedTile>
    </a>
  );

  return (
    <section aria-label="Product pictures" className={styles['gallery']}>
      <ul ref={strip} className={styles['strip']} onScroll={follow}>
        {pictures.map((picture, index) => (
          <li key={picture.name} className="relative">
            <Turnable turn={index === 0 ? turn : null}>{zoomable(picture, index)}</Turnable>
          </li>
        ))}
        {drawing ? <li>{drawing}</li> : null}
      </ul>
      {slides > 1 ? (
        <p aria-hidden="true" className={`num micro ${styles['counter']}`}>
          {Math.min(current + 1, slides)} of {slides}
        </p>
      ) : null}
      {dialog}
    </section>
  );
}
