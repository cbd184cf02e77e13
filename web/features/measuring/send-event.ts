import { mayTrack } from '../consent/may.ts';
import { shownPath } from './client/shown-path.ts';
import { visitId } from './client/visit-id.ts';
import { createEventQueue } from './event-queue.ts';
import type { SentEvent } from './sent-event.ts';

const queue = createEventQueue({
  mayMeasure: () => mayTrack('statistics'),
  post: (url, init) => fetch(url, init),
  later: (flush) => void setTimeout(flush),
  visit: visitId,
});

// The last moment that a page can count on: it may never be shown again.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') queue.flush();
});

/** Sends an event of this page to the shop's own server, if the visitor agrees to statistics. Nobody waits for it, and it never throws. */
export const sendEvent = <Name extends SentEvent['name']>(
  name: Name,
  params: Extract<SentEvent, { name: Name }>['params'],
  id: string = crypto.randomUUID(),
): void => {
  const path = shownPath();
  if (path !== null) queue.add({ name, params, id, at: Date.now(), path } as SentEvent);
};
