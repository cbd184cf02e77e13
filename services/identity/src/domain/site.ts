/** The storefronts that have accounts. Each customer belongs to one. */
export type Site = 'beaverbrooks' | 'loupe';
