'use client';

import { STAGE_PICTURE } from '#lib/picture-shapes.ts';
import { mediaUrl } from '#lib/media-url.ts';
import { SizedPicture } from '#ui/sized-picture.tsx';
import type { PieceTurn } from './turn.tsx';
import { Turnable } from './turnable.tsx';
import type { GalleryPicture } from './zoom-dialog.tsx';
import { useZoom } from './use-zoom.tsx';
import styles from './stage.module.css';

type StageProps = { picture: GalleryPicture | undefined; turn: PieceTurn | null };

/** One watch, larger than its frame; it opens in a zoom dialog, and turns in its place if it has a turn. */
export function Stage({ picture, turn }: StageProps) {
  const { zoom, dialog } = useZoom(picture ? [picture] : []);
  if (!picture) return null;
  return (
    <section aria-label="Product pictures" className={styles['stage']}>
      <Turnable turn={turn}>
        <a
          href={mediaUrl(picture.name, 1600)}
          aria-label={`Zoom: ${picture.alt}`}
          className={styles['link']}
          onClick={(event) => zoom(event, 0)}
        >
          <SizedPicture
            name={picture.name}
            alt={picture.alt}
            width={760}
            height={912}
            shown={STAGE_PICTURE}
            first
          />
        </a>
      </Turnable>
      {dialog}
    </section>
  );
}
