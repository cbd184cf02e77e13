import { cartEvents, type BagChange } from '../bag-change.ts';
import { sendEvent } from '../send-event.ts';

/** ST-16: tells a change of the bag; loaded with the first one of a visitor who agrees to statistics. */
export function tellBagChange(change: BagChange): void {
  for (const { name, params } of cartEvents(change)) sendEvent(name, params);
}
