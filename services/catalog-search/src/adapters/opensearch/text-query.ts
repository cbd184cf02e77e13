import { TERM_WEIGHTS } from '../../domain/search/index-entry.ts';
import { rarityOf } from '../../domain/search/rarity.ts';
import type { WantedTerm } from '../../domain/search/understand.ts';
import type { Lexicon } from './lexicon.ts';
import { anyOf, term } from './selection-filters.ts';
import type { Query } from './selection-filters.ts';

type Group = readonly WantedTerm[];

/** A query has at most 1,024 clauses: twelve words of so many terms in five fields stay below that. */
const MOST_TERMS = 15;

/**
 * Products with a term of at least `needed` groups. A product's score is the sum of the best of each group: the term's rarity times
 * its weight, which is known before shards are asked, so that all of them agree.
 */
export function wordsQuery(lexicon: Lexicon, groups: readonly Group[], needed: number): Query {
  const should = groups.map((group) => ({ dis_max: { queries: scored(lexicon, group) } }));
  return { bool: { should, minimum_should_match: needed } };
}

/** A product's score is the number of groups that it has a term of. */
export function groupsQuery(groups: readonly Group[]): Query {
  const should = groups.map((group) => ({
    constant_score: { filter: anyOf(everyField(group).map(({ field, name }) => term(field, name))) },
  }));
  return { bool: { should, minimum_should_match: 1 } };
}

function scored(lexicon: Lexicon, group: Group): Query[] {
  return everyField(group).map(({ field, weight, name, share }) => {
    const boost = share * weight * rarityOf(lexicon.productsOf(name), lexicon.size);
    return { constant_score: { filter: term(field, name), boost } };
  });
}

const everyField = (group: Group) =>
  group
    .slice(0, MOST_TERMS)
    .flatMap(({ term: name, share }) =>
      TERM_WEIGHTS.map((weight) => ({ field: `terms.w${weight}`, weight, name, share })),
    );
