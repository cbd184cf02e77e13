import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import type { GalleryPicture } from './zoom-dialog.tsx';

/** Loaded when a picture is first opened. */
const ZoomDialog = lazy(async () => ({ default: (await import('./zoom-dialog.tsx')).ZoomDialog }));

type Zoom = {
  /** What a press of the link to a picture is told to. */
  zoom: (event: MouseEvent, index: number) => void;
  dialog: ReactNode;
};

/** Pictures that open in a zoom dialog. */
export function useZoom(pictures: readonly GalleryPicture[]): Zoom {
  const [zoomed, setZoomed] = useState<number | null>(null);
  return {
    zoom: (event, index) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setZoomed(index);
    },
    dialog:
      zoomed === null ? null : (
        <Suspense>
          <ZoomDialog pictures={pictures} start={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      ),
  };
}
