import type { PictureSizes } from './picture-sources.ts';

/*
 * `pictureSizes` of the pictures that the browser renders too, so that it needs not compute them; a test compares. One by one, so that a
 * page loads only its own.
 */

/** A card in the grid of results: 2 columns, 3, again 3 beside the facets, and 4 where that is wide. */
export const GRID_PICTURE: PictureSizes = {
  sizes: '(min-width: 90rem) 19rem, (width > 64rem) 22vw, (min-width: 48rem) 30vw, 45vw',
  below: [
    { below: 48, once: 320, twice: 480 },
    { below: 64, once: 320, twice: 640 },
  ],
  wide: [320, 640],
};

/** A card of a shelf. */
export const SHELF_PICTURE: PictureSizes = {
  sizes: '(min-width: 90rem) 20rem, (width > 64rem) 23vw, (min-width: 48rem) 30vw, 45vw',
  below: [
    { below: 48, once: 320, twice: 480 },
    { below: 64, once: 320, twice: 640 },
  ],
  wide: [320, 640],
};

/** A picture of a product's gallery. */
export const GALLERY_PICTURE: PictureSizes = {
  sizes: '(min-width: 90rem) 46rem, (width > 64rem) 54vw, 100vw',
  below: [
    { below: 30, once: 480, twice: 800 },
    { below: 48, once: 800, twice: 1600 },
    { below: 64, once: 1200, twice: 1600 },
  ],
  wide: [800, 1200, 1600],
};

/** The one watch of a product's page. */
export const STAGE_PICTURE: PictureSizes = {
  sizes: '(min-width: 48rem) 42rem, 24rem',
  below: [
    { below: 30, once: 480, twice: 800 },
    { below: 64, once: 800, twice: 1600 },
  ],
  wide: [800, 1600],
};
