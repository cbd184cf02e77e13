import { sendEvent } from '../send-event.ts';
import type { ShopEvent } from '../shop-events.ts';
import { shownPath } from './shown-path.ts';
import { withTags } from './with-tags.ts';

/**
 * Tells the collector of statistics and the tag manager's container, each if the visitor agrees to it. All fields are under `ecommerce`, which is
 * emptied before each event: nothing of one stays in the next.
 */
export function tell({ name, params }: ShopEvent, id: string = crypto.randomUUID()): void {
  const page_path = shownPath();
  if (page_path === null) return;
  const at = Date.now();
  sendEvent(name, params, id);
  withTags(({ tagEvent }) => tagEvent({ event: name, event_id: id, page_path, ecommerce: params }, at));
}
