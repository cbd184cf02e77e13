import { browserStorage } from '../../lib/browser-storage.ts';
import { mayTrack } from '../consent/may.ts';
import { followPresses } from './client/card-press.ts';
import { sendActivity, TRACKER_PATH, type Done } from './activity.ts';

const KEY = 'searchSession';

/** The same for all pages of a tab, and of no use beyond it. */
function sessionId(): string {
  const storage = browserStorage('session');
  const known = storage.getItem(KEY);
  if (known !== null) return known;
  const fresh = crypto.randomUUID();
  storage.setItem(KEY, fresh);
  return fresh;
}

export function track(done: Done): Promise<void> {
  return sendActivity(
    {
      isOn: 'searchTracker' in document.documentElement.dataset,
      send: (init) => fetch(TRACKER_PATH, init),
      now: () => new Date(),
      sessionId,
      setCookie: (cookie) => {
        // Consent may have been withdrawn while the call was under way.
        if (mayTrack('experience')) document.cookie = cookie;
      },
      log: (message) => console.warn(`Search tracker: ${message}`),
    },
    done,
  );
}

/** @param target a page's path, or a product's code */
export const trackView = (target: string): Promise<void> =>
  track({ action: 'view', target: target.startsWith('/') ? { page: target } : { product: target } });

followPresses((product) => {
  if (mayTrack('experience')) void track({ action: 'click', target: { product } });
});
