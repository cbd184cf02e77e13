'use client';

import { useEffect } from 'react';
import { whenIdle } from '#lib/use-idle.ts';
import type { ActivityTarget, Done } from '../measuring/activity.ts';
import { trackActivity } from '../measuring/track-activity.ts';

/** Reports that this page was looked at, once the browser is idle. */
export function TrackPage({ target }: { target: ActivityTarget }) {
  const done = JSON.stringify({ action: 'view', target } satisfies Done);
  useEffect(() => whenIdle(() => trackActivity(JSON.parse(done) as Done)), [done]);
  return null;
}
