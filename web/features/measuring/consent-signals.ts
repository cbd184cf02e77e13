import type { Category } from '../consent/categories.ts';

/** Google's seven signals, by the category that grants them. Those without one belong to the shop itself. */
const SIGNALS = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
  personalization_storage: 'experience',
  functionality_storage: 'necessary',
  security_storage: 'necessary',
} as const satisfies Readonly<Record<string, Category>>;

export type Signals = Readonly<Record<keyof typeof SIGNALS, 'granted' | 'denied'>>;

/** What an answer grants; none: everything is denied. */
export const signalsOf = (agreed: readonly Category[]): Signals =>
  Object.fromEntries(
    Object.entries(SIGNALS).map(([signal, category]) => [
      signal,
      agreed.includes(category) ? 'granted' : 'denied',
    ]),
  ) as Signals;
