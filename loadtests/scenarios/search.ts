import { ask, journey } from '../support/graph.ts';
import { anyOf, popular } from '../support/random.ts';
import { newShopper } from '../support/shopper.ts';

const WORDS = [
  ...['diamond ring', 'gold', 'watch', 'white gold wedding ring', 'lune stud earrings'],
  ...['gold hoop earrings under 300', 'automatic watch navy dial', 'pearl necklace', 'sapphire', 'bangle'],
];
const MISSPELT = ['saphire pendant', 'emrald ring', 'diamnd earings', 'braclet'];
/** One search in ten, as in a shop. */
const MISSPELT_SHARE = 0.1;
const LETTERS = 3;
const PAGE = { pageIndex: 0, pageSize: 24, sortAscDesc: 'asc', sortBy: 'relevance', filters: [] };

/** Types the first letters, takes a suggestion or not, and searches. */
export const search = (): void =>
  journey(() => {
    const shopper = newShopper();
    const text = Math.random() < MISSPELT_SHARE ? anyOf(MISSPELT) : popular(WORDS);
    ask('Suggest', { text: text.slice(0, LETTERS) }, shopper);
    ask('Suggest', { text }, shopper);
    ask('FacetedProductList', { text, ...PAGE }, shopper);
  });
