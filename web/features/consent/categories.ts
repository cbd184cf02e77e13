import { CONSENT_TEXT_VERSION } from '@loupe/contracts/consent-text';

/** BH-07: what a visitor can accept; necessary is always on. */
export const CATEGORIES = ['necessary', 'experience', 'statistics', 'marketing'] as const;
export type Category = (typeof CATEGORIES)[number];
export type OptionalCategory = Exclude<Category, 'necessary'>;

export const OPTIONAL: readonly OptionalCategory[] = ['experience', 'statistics', 'marketing'];

/** Of the texts of this release, which its pages show. */
export const TEXT_VERSION = CONSENT_TEXT_VERSION;
