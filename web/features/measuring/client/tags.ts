import { browserStorage } from '#lib/browser-storage.ts';
import type { PageName } from '#lib/page-names.ts';
import { mayHaveTags } from '#lib/tag-paths.ts';
import { onConsentChange } from '../../consent/consent-change.ts';
import { addressWhenSaved } from '../../consent/saved-address.ts';
import { readConsent } from '../../consent/consent-cookie.ts';
import { createTags } from '../data-layer.ts';
import { createKeptEvents } from '../kept-events.ts';
import { measuredPath } from '../measured-path.ts';
import { pageNameOf } from '../page-name-of.ts';
import { TAGS_PATH } from '../sent-event.ts';

/** The policy is of the document, which stays when a link leads from a page without the container to one that may have it. */
const isOfDocument = mayHaveTags(
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? '', location.href).pathname,
);

const consent = () => readConsent(document.cookie);

const tags = createTags({
  layer: ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []),
  agreed: () => consent()?.categories ?? [],
  isHere: () => isOfDocument && mayHaveTags(location.pathname),
  container: async () => {
    const answer = await fetch(TAGS_PATH, { priority: 'low' });
    if (answer.status === 204) return null;
    if (!answer.ok) throw new Error(`${TAGS_PATH} answered ${answer.status}`);
    return ((await answer.json()) as { src: string }).src;
  },
  load: (src) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    document.head.append(script);
  },
  now: Date.now,
  uuid: () => crypto.randomUUID(),
  kept: createKeptEvents({
    session: browserStorage('session'),
    local: browserStorage('local'),
    consentId: () => consent()?.consentId,
    now: Date.now,
  }),
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

/** A route is on the screen: loads the container where there may be one, if the visitor agrees to marketing. */
export const tagsOf = (): void => void tags.start();

/** Puts an event into the data layer, or keeps it for the next page that may have the container, if the visitor agrees to marketing. */
export const tagEvent = tags.push;

/** @param shown what the page says of itself @param at when it was seen */
export function tagView(path: string, shown: PageName | undefined, at: number): void {
  const page_title = pageNameOf(path, shown) ?? null;
  tagEvent({ event: 'page_view', page_title, page_path: measuredPath(path, shown) }, at);
}
