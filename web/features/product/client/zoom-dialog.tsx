'use client';

import { useEffect, useRef, useState } from 'react';
import { mediaUrl } from '#lib/media-url.ts';
import { Icon } from '#ui/icon.tsx';

const CLOSEST = 2;

export type GalleryPicture = { name: string; alt: string };

type ZoomDialogProps = { pictures: readonly GalleryPicture[]; start: number; onClose: () => void };

/** A picture at full size. Click or Enter zooms in, arrow keys go to the next picture, Escape closes. */
export function ZoomDialog({ pictures, start, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const [close, setClose] = useState(false);
  const picture = pictures[index];

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  function turn(by: number) {
    setClose(false);
    setIndex((at) => (at + by + pictures.length) % pictures.length);
  }

  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={picture.alt}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-ground p-0 text-ink"
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') turn(1);
        if (event.key === 'ArrowLeft') turn(-1);
      }}
    >
      <div className="grid h-full overflow-auto">
        <button
          type="button"
          aria-label={close ? 'Zoom out' : 'Zoom in'}
          className={`m-auto ${close ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
          onClick={() => setClose(!close)}
        >
          {/* The original file: next/image would pick a smaller one for the initial size. */}
          <img
            src={mediaUrl(picture.name, 1600)}
            alt={picture.alt}
            className="max-w-none"
            style={{ width: close ? `${CLOSEST * 100}vmin` : 'min(100dvw, 100dvh)' }}
          />
        </button>
      </div>
      <div className="fixed top-3 right-3 flex gap-2">
        {pictures.length > 1 ? (
          <>
            <ZoomControl label="Previous picture" onClick={() => turn(-1)}>
              <Icon name="arrow" className="rotate-180" />
            </ZoomControl>
            <ZoomControl label="Next picture" onClick={() => turn(1)}>
              <Icon name="arrow" />
            </ZoomControl>
          </>
        ) : null}
        <ZoomControl label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </ZoomControl>
      </div>
    </dialog>
  );
}

function ZoomControl({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-line bg-ground hover:border-ink"
    >
      {children}
    </button>
  );
}
