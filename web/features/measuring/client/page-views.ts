import { mayTrack } from '../../consent/may.ts';
import { sendEvent } from '../send-event.ts';
import { documentViews } from './document-views.ts';
import { tellFacts, tellRestored, tellRoute } from './queued-facts.ts';
import { referrer } from './referrer.ts';
import { sceneSeen } from './scene.ts';
import { withTags } from './with-tags.ts';
import { prepareTracker } from '../track-activity.ts';

// Before its view.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) tellRestored();
});

const views = documentViews({
  path: () => location.pathname,
  mayMeasure: () => mayTrack('statistics') || mayTrack('marketing'),
  referrer,
  send: ({ path, name, referrer: page_referrer }) => {
    const at = Date.now();
    // The shop's own first: what runs in a container is of others. The server knows the name of an address.
    sendEvent('page_view', { ...(name && { page_title: name }), ...(page_referrer && { page_referrer }) });
    // ER-12: the page for what is missing is reported with its view.
    if (name === 'Not Found Page') sendEvent('error_4xx', {});
    withTags(({ tagView }) => tagView(path, name, at));
    sceneSeen();
    tellRoute(path);
  },
});

export function committed(path: string): void {
  tellFacts();
  // It listens to presses of cards, too.
  prepareTracker();
  views.commit(path);
  withTags(({ tagsOf }) => tagsOf());
}
