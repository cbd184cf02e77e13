import { mayTrack } from '../../consent/may.ts';
import { createPageViews } from '../page-view-machine.ts';
import { pageNameOf } from '../page-name-of.ts';
import { sendEvent } from '../send-event.ts';
import { measuredPath } from '../measured-path.ts';
import { bagSteps, tellFacts } from './tell-facts.ts';
import { isSeen } from './is-seen.ts';
import { referrer } from './referrer.ts';
import { sceneSeen } from './scene.ts';
import { shownName } from './shown-name.ts';
import { tagEvent, tagsOf } from './tags.ts';
import { prepareTracker } from '../track-activity.ts';

const views = createPageViews({
  path: () => location.pathname,
  isSeen,
  mayMeasure: () => mayTrack('statistics') || mayTrack('marketing'),
  referrer,
  shownName,
  send: ({ path, name, referrer: page_referrer }) => {
    const page_title = pageNameOf(path, name);
    const title = page_title ?? null;
    // The shop's own first: what runs in a container is of others.
    sendEvent('page_view', { ...(page_title && { page_title }), ...(page_referrer && { page_referrer }) });
    // ER-12: the page for what is missing is reported with its view.
    if (page_title === 'Not Found Page') sendEvent('error_4xx', {});
    tagEvent({ event: 'page_view', page_title: title, page_path: measuredPath(path, name) });
    sceneSeen();
    bagSteps.seen(path);
  },
});

document.addEventListener('visibilitychange', views.attempt);
document.addEventListener('prerenderingchange', views.attempt);
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  bagSteps.restored();
  views.restored();
});

export function committed(path: string): void {
  tellFacts();
  // It listens to presses of cards, too.
  prepareTracker();
  views.commit(path);
  tagsOf();
}
