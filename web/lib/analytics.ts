import type { SiteKey } from './sites.ts';

/** CO-11: the store names of analytics; the only place that uses `loupe` instead of LOU. */
const STORES = { beaverbrooks: 'BB', loupe: 'loupe' } as const satisfies Record<SiteKey, string>;
export type AnalyticsStore = (typeof STORES)[SiteKey];

export const analyticsStore = (site: SiteKey = 'beaverbrooks'): AnalyticsStore => STORES[site];

/** EU-01: the user types of analytics. */
const USER_TYPES = { Registered: 'Account', Guest: 'Guest' } as const;
export type UserType = keyof typeof USER_TYPES;
export type AnalyticsUserType = (typeof USER_TYPES)[UserType];

export const analyticsUserType = (userType: UserType): AnalyticsUserType => USER_TYPES[userType];
