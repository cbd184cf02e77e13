import { browserStorage } from '#lib/browser-storage.ts';
import { wasSignedIn } from '#features/header-data/remembered.ts';
import {
  analyticsStore,
  analyticsUserType,
  pageAddress,
  track,
  type ErrorEventName,
} from '#lib/analytics.ts';
import type { SiteKey } from '#lib/sites.ts';

export function reportErrorPage(event: ErrorEventName): void {
  track({
    event,
    pageAddress: pageAddress(window.location),
    // When the root layout failed, the shop is unknown.
    store: analyticsStore(document.documentElement.dataset['site'] as SiteKey | undefined),
    userType: analyticsUserType(wasSignedIn(browserStorage('local')) ? 'Registered' : 'Guest'),
  });
}
