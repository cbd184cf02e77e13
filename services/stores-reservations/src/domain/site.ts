/** The sites; each store belongs to one. */
export type Site = 'beaverbrooks' | 'loupe';

export const SITES: readonly Site[] = ['beaverbrooks', 'loupe'];
