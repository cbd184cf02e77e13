/** The results grid: 2 columns, 3, again 3 beside the list of categories, and 4 where that is wide. */
export const GRID =
  'grid grid-flow-dense grid-cols-2 gap-x-[var(--gutter)] gap-y-[clamp(1.75rem,1rem+2vw,3rem)] md:grid-cols-3 xl:grid-cols-4';

/** Four columns on wide screens, for shelves without a sidebar. */
export const SHELF =
  'grid grid-cols-2 gap-x-[var(--gutter)] gap-y-[clamp(1.75rem,1rem+2vw,3rem)] md:grid-cols-3 lg:grid-cols-4';
