'use client';

import { lazy, Suspense, useState } from 'react';
import { mediaUrl } from '#lib/media-url.ts';
import { Picture } from '#ui/picture.tsx';
import type { GalleryPicture } from './zoom-dialog.tsx';
import styles from './stage.module.css';

/** Loaded when a picture is first opened. */
const ZoomDialog = lazy(async () => ({ default: (await import('./zoom-dialog.tsx')).ZoomDialog }));

/** One watch, larger than its frame; it opens in a zoom dialog. */
export function Stage({ picture }: { picture: GalleryPicture | undefined }) {
  const [zoomed, setZoomed] = useState(false);
  if (!picture) return null;
  return (
    <section aria-label="Product pictures" className={styles['stage']}>
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
        <Picture
          name={picture.name}
          alt={picture.alt}
          width={760}
          height={912}
          sizes="(min-width: 48rem) 42rem, 24rem"
          first
        />
      </a>
      {zoomed ? (
        <Suspense>
          <ZoomDialog pictures={[picture]} start={0} onClose={() => setZoomed(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
