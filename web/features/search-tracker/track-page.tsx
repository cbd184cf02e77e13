'use client';

import { useEffect } from 'react';
import { whenIdle } from '#lib/use-idle.ts';
import { mayTrack } from '../consent/may.ts';
import type { ActivityTarget } from './activity.ts';

type TrackPageProps = { target: ActivityTarget };

/** Reports that this page was looked at, once the browser is idle. Its script is loaded only for visitors who agreed to experience. */
export function TrackPage({ target }: TrackPageProps) {
  const about = JSON.stringify(target);
  useEffect(
    () =>
      whenIdle(() => {
        if (!mayTrack('experience')) return;
        void import('./client/browser-tracker.ts').then(({ track }) =>
          track({ action: 'view', target: JSON.parse(about) as ActivityTarget }),
        );
      }),
    [about],
  );
  return null;
}
