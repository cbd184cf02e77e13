'use client';

import { lazy, Suspense, useState } from 'react';
import { STAGE_PICTURE } from '#lib/picture-shapes.ts';
import { mediaUrl } from '#lib/media-url.ts';
import { SizedPicture } from '#ui/sized-picture.tsx';
import type { PieceTurn } from './turn.tsx';
import { Turnable } from './turnable.tsx';
import type { GalleryPicture } from './zoom-dialog.tsx';
import styles from './stage.module.css';

/** Loaded when a picture is first opened. */
const ZoomDialog = lazy(async () => ({ default: (await import('./zoom-dialog.tsx')).ZoomDialog }));

type StageProps = { picture: GalleryPicture | undefined; turn: PieceTurn | null };

/** One watch, larger than its frame; it opens in a zoom dialog, and turns in its place if it has a turn. */
export function Stage({ picture, turn }: StageProps) {
  const [zoomed, setZoomed] = useState(false);
  if (!picture) return null;
  return (
    <section aria-label="Product pictures" className={styles['stage']}>
      <Turnable turn={turn}>
        <a
          href={mediaUrl(picture.name, 1600)}
          aria-label={`Zoom: ${picture.alt}`}
          className={styles['link']}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            setZoomed(true);
          }}
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
      {zoomed ? (
        <Suspense>
          <ZoomDialog pictures={[picture]} start={0} onClose={() => setZoomed(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
