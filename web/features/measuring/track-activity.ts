import { mayTrack } from '../consent/may.ts';
import type { Done } from './activity.ts';

const tracker = () => import('./browser-tracker.ts');

/** IN-04: tells the search provider what the visitor did, if they agree to experience: its script is loaded only then. Nobody waits for it. */
export function trackActivity(done: Done): void {
  if (mayTrack('experience')) void tracker().then(({ track }) => track(done));
}

/** Loads the script before it is needed: a press that leads to another page leaves no time for it. */
export function prepareTracker(): void {
  if (mayTrack('experience')) void tracker();
}
