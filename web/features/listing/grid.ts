/** The grid of results: 2, 3 and again 3 beside the list of categories. */
export const GRID =
  'grid grid-flow-dense grid-cols-2 gap-x-[var(--gutter)] gap-y-[clamp(1.75rem,1rem+2vw,3rem)] md:grid-cols-3';

/** How wide a card of that grid is. */
export const GRID_SIZES =
  '(min-width: 82rem) 19rem, (min-width: 64.0625rem) 22vw, (min-width: 48rem) 30vw, 45vw';

/** A row of four on wide screens, for shelves that stand alone. */
export const SHELF =
  'grid grid-cols-2 gap-x-[var(--gutter)] gap-y-[clamp(1.75rem,1rem+2vw,3rem)] md:grid-cols-3 lg:grid-cols-4';
export const SHELF_SIZES =
  '(min-width: 82rem) 20rem, (min-width: 64.0625rem) 23vw, (min-width: 48rem) 30vw, 45vw';
