import { mayTrack } from '../consent/may.ts';
import type { Done } from './activity.ts';

/**
 * IN-04: tells the search provider what the visitor did, if they agree to experience: its script is loaded only then. Nobody waits for it.
 */
export function trackActivity(done: Done): void {
  if (!mayTrack('experience')) return;
  void import('./client/browser-tracker.ts').then(({ track }) => track(done));
}
