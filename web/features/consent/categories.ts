/** BH-07: what a visitor can accept; necessary is always on. */
export const CATEGORIES = ['necessary', 'experience', 'statistics', 'marketing'] as const;
export type Category = (typeof CATEGORIES)[number];
export type OptionalCategory = Exclude<Category, 'necessary'>;

export const OPTIONAL: readonly OptionalCategory[] = ['experience', 'statistics', 'marketing'];

/**
 * Version of the texts in `category-texts.ts` and of the list in `stored-names.ts`. Raise it when either changes in what it means for a
 * visitor: everybody is then asked again.
 */
export const TEXT_VERSION = 4;
