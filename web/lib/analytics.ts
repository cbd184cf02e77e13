import type { SiteKey } from './sites.ts';

/** Errors by the first figure of their status (ER-12). */
export type ErrorEventName = 'error_4xx' | 'error_5xx';

/** Events for whoever measures the shop. They wait in the page's data layer until a tag manager, with consent, reads it. */
export type AnalyticsEvent = {
  readonly event: ErrorEventName;
  readonly pageAddress: string;
  readonly store: AnalyticsStore;
  readonly userType: AnalyticsUserType;
};

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

/** CO-11: how analytics knows the shops, and the one place that says `loupe` where all else says LOU. */
const STORES = { beaverbrooks: 'BB', loupe: 'loupe' } as const satisfies Record<SiteKey, string>;
export type AnalyticsStore = (typeof STORES)[SiteKey];

export const analyticsStore = (site: SiteKey = 'beaverbrooks'): AnalyticsStore => STORES[site];

/** EU-01: how analytics knows the user types. */
const USER_TYPES = { Registered: 'Account', Guest: 'Guest' } as const;
export type UserType = keyof typeof USER_TYPES;
export type AnalyticsUserType = (typeof USER_TYPES)[UserType];

export const analyticsUserType = (userType: UserType): AnalyticsUserType => USER_TYPES[userType];

export function track(event: AnalyticsEvent): void {
  (window.dataLayer ??= []).push(event);
}

/** Address of the page without its query string or fragment: either may say who is reading. */
export function pageAddress({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return origin + pathname;
}
