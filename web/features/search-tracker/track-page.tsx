'use client';

import { useEffect } from 'react';
import { whenIdle } from '#lib/use-idle.ts';
import type { ActivityTarget } from '../measuring/activity.ts';
import { trackActivity } from '../measuring/track-activity.ts';

/** Reports that this page was looked at, once the browser is idle. */
export function TrackPage({ target }: { target: ActivityTarget }) {
  const about = JSON.stringify(target);
  useEffect(
    () => whenIdle(() => trackActivity({ action: 'view', target: JSON.parse(about) as ActivityTarget })),
    [about],
  );
  return null;
}
