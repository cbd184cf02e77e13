import { bagActivity } from '../activity.ts';
import { cartEvents, type BagChange } from '../bag-change.ts';
import { sendEvent } from '../send-event.ts';
import { trackActivity } from '../track-activity.ts';

/** ST-16, IN-04: tells a change of the bag; loaded with the first one of a visitor who agrees to be measured. */
export function tellBagChange(change: BagChange): void {
  for (const { name, params } of cartEvents(change)) sendEvent(name, params);
  const done = bagActivity(change);
  if (done !== null) trackActivity(done);
}
