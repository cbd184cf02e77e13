/** The category of all brands, whose landing page is the list from A to Z. */
export const BRANDS_KEY = 'brands';
