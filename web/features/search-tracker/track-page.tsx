'use client';

import { useEffect } from 'react';
import { whenIdle } from '#lib/use-idle.ts';
import { mayTrack } from '../consent/may.ts';

/**
 * Reports that this page was looked at, once the browser is idle. Its script is loaded only for visitors who agree to experience; here and not
 * by `trackActivity`, since each module weighs on the page of a product.
 */
export function TrackPage({ target }: { target: string }) {
  useEffect(
    () =>
      whenIdle(() => {
        if (mayTrack('experience'))
          void import('../measuring/browser-tracker.ts').then(({ trackView }) => trackView(target));
      }),
    [target],
  );
  return null;
}
