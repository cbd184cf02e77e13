import { mayHaveTags } from '#lib/tag-paths.ts';
import { onConsentChange } from '../../consent/consent-change.ts';
import { addressWhenSaved } from '../../consent/saved-address.ts';
import { readConsent } from '../../consent/consent-cookie.ts';
import { createTags, type TagEvent } from '../data-layer.ts';
import { TAGS_PATH } from '../sent-event.ts';

const tags = createTags({
  layer: ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []),
  agreed: () => readConsent(document.cookie)?.categories ?? [],
  container: async () => {
    const answer = await fetch(TAGS_PATH, { priority: 'low' });
    return answer.status === 200 ? ((await answer.json()) as { src: string }).src : null;
  },
  load: (src) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    document.head.append(script);
  },
  now: Date.now,
});

// A script that runs cannot be taken back, so the page is loaded again. The cookies went with the server's answer.
function answeredAgain(): void {
  if (tags.answered()) location.reload();
}

onConsentChange(() => {
  if (tags.answered()) location.replace(addressWhenSaved(location.href));
});
// The answer may have been given in another tab.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') answeredAgain();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) answeredAgain();
});

/** The policy is of the document, which stays when a link leads from a page without the container to one that may have it. */
const isOfDocument = mayHaveTags(
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? '', location.href).pathname,
);

/** A route is on the screen: loads the container where there may be one. */
export function tagsOf(path: string): void {
  if (isOfDocument && mayHaveTags(path)) void tags.start();
}

/** Puts an event of a page that may have the container into the data layer. */
export function tagEvent(event: TagEvent): void {
  if (isOfDocument && mayHaveTags(location.pathname)) tags.push(event);
}
