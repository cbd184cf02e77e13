/** The shops a store belongs to: each has stores of its own. */
export type Site = 'beaverbrooks' | 'loupe';

export const SITES: readonly Site[] = ['beaverbrooks', 'loupe'];
