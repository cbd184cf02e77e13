import { bestPhrases, fittingBrands } from '../../domain/search/phrases.ts';
import { understand } from '../../domain/search/understand.ts';
import type { Synonyms } from '../../domain/search/understand.ts';
import { queryWords } from '../../domain/search/words.ts';
import type { CatalogueSuggestions, SuggestQuery } from '../../use-cases/ports/catalogue-search.ts';
import type { Scratch } from './candidates.ts';
import { pageOfHits } from './page-of-hits.ts';
import type { SiteIndex } from './site-index.ts';
import { productsWith } from './text-match.ts';

/** A few products are shown: of a beginning that more have, these are chosen from. */
const MOST_CONSIDERED = 5_000;

/** What the typed letters may become: phrases that have products, brands, and the products themselves. */
export function suggestionsFor(
  index: SiteIndex,
  { prefix, limit, synonyms }: Pick<SuggestQuery, 'prefix' | 'limit'> & { readonly synonyms: Synonyms },
  scratch: Scratch,
): CatalogueSuggestions {
  const typed = queryWords(prefix);
  if (typed.length === 0) return { terms: [], brands: [], productIds: [], correctedText: null };
  const { groups, correctedText } = understand({ vocabulary: index.vocabulary, synonyms }, prefix, {
    lastIsPrefix: true,
  });
  const words = correctedText === null ? typed : queryWords(correctedText);
  const wanted = groups.filter((group) => group.length > 0);
  const { slots, length, ranks } = productsWith(index, wanted, scratch, { most: MOST_CONSIDERED });
  const hits = { hits: slots, total: length, ranks, sort: 'relevance' as const };
  return {
    terms: bestPhrases(index.phrases.counted(), words, limit),
    brands: fittingBrands(index.facets.brands(), words, limit),
    productIds: pageOfHits(index, hits, { pageIndex: 0, pageSize: limit }, scratch),
    correctedText: length === 0 ? null : correctedText,
  };
}
