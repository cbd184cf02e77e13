import { mayTrack } from '../consent/may.ts';
import type { BagChange } from './bag-change.ts';

/** ST-16: has a change of the bag measured, after the shop has answered it. Nobody waits for it, and it never throws. */
export function bagChanged(change: BagChange): void {
  if (!mayTrack('statistics') && !mayTrack('experience')) return;
  void import('./client/tell-bag-change.ts')
    .then(({ tellBagChange }) => tellBagChange(change))
    .catch(() => {});
}
