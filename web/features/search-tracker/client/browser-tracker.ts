import { browserStorage } from '../../../lib/browser-storage.ts';
import { sendActivity, type ActivityTarget } from '../activity.ts';

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

export function track(activity: { target: ActivityTarget; sourceId?: string }): Promise<void> {
  return sendActivity(
    {
      url: document.documentElement.dataset['searchCollector'] ?? null,
      send: (url, init) => fetch(url, init),
      now: () => new Date(),
      sessionId,
      setCookie: (cookie) => void (document.cookie = cookie),
      log: (message) => console.warn(`Search tracker: ${message}`),
    },
    activity,
  );
}
