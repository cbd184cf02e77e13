import { rarityOf } from '../../domain/search/rarity.ts';
import type { WantedTerm } from '../../domain/search/understand.ts';
import type { Candidates, Scratch } from './candidates.ts';
import type { GrowingNumbers } from './packed-lists.ts';
import type { SiteIndex } from './site-index.ts';
import { numberOf, weightOf } from './weighed.ts';

/** Of terms that products have. */
type Group = readonly WantedTerm[];

/** Scores are kept as whole numbers, so that the order within a score is the shop's own. */
const STEPS_PER_POINT = 4;
/** A list this many times as long as the candidates is searched for each of them instead of read whole. */
const LONG = 16;

/**
 * The products that have a term of each group, or of at least `needed` groups.
 * @param groups at most 12
 * @param most candidates to begin with: a beginning that thousands of products have needs no more
 */
export function productsWith(
  index: SiteIndex,
  groups: readonly Group[],
  scratch: Scratch,
  { needed = groups.length, most = Infinity } = {},
): Candidates {
  const match = new Match(index, scratch);
  const rarestFirst = [...groups].sort((left, right) => productsOf(index, left) - productsOf(index, right));
  rarestFirst.forEach((group, place) => {
    // All groups but the first few must be found: a product that missed too many cannot be among the results.
    const mayBegin = place <= groups.length - needed;
    for (const wanted of group) match.add(wanted, place + 1, mayBegin ? most : 0);
  });
  return match.kept(needed);
}

const productsOf = ({ vocabulary }: SiteIndex, group: Group): number =>
  group.reduce((sum, { term }) => sum + vocabulary.productsOf(term), 0);

/** Slots with, for each, how many groups it was found in and the last of them, in one number. */
class Match {
  readonly #index: SiteIndex;
  readonly #scratch: Scratch;
  #length = 0;

  constructor(index: SiteIndex, scratch: Scratch) {
    this.#index = index;
    this.#scratch = scratch.fit(index.capacity);
  }

  /** @param most new candidates are taken up to this many */
  add({ term, share }: WantedTerm, place: number, most: number): void {
    const { vocabulary, size } = this.#index;
    const postings = vocabulary.postings[vocabulary.known(term)!]!;
    const worth = share * rarityOf(vocabulary.productsOf(term), size);
    if (most === 0 && postings.length > this.#length * LONG) this.#addToEach(postings, worth, place);
    else this.#addAll(postings, worth, place, most);
  }

  kept(needed: number): Candidates {
    const { slots, ranks, scores, matched } = this.#scratch;
    let length = 0;
    for (let at = 0; at < this.#length; at++) {
      const slot = slots[at]!;
      if (matched[slot]! >> 4 >= needed) {
        ranks[slot] = 0xffffffff - Math.round(scores[slot]! * STEPS_PER_POINT);
        slots[length++] = slot;
      }
      matched[slot] = 0;
    }
    return { slots, length, ranks };
  }

  #addAll(postings: GrowingNumbers, worth: number, place: number, most: number): void {
    const { slots, scores, matched } = this.#scratch;
    const live = this.#index.products.live.data;
    const { data, length } = postings;
    for (let at = 0; at < length; at++) {
      const slot = numberOf(data[at]!);
      const state = matched[slot]!;
      if (state === 0) {
        if (this.#length >= most || !live[slot]) continue;
        slots[this.#length++] = slot;
        matched[slot] = (1 << 4) | place;
        scores[slot] = worth * weightOf(data[at]!);
      } else if ((state & 15) !== place) this.#addTo(slot, worth * weightOf(data[at]!), place);
    }
  }

  #addToEach(postings: GrowingNumbers, worth: number, place: number): void {
    const { slots, matched } = this.#scratch;
    for (let at = 0; at < this.#length; at++) {
      const slot = slots[at]!;
      if ((matched[slot]! & 15) === place) continue;
      const found = postingOf(postings, slot);
      if (found !== undefined) this.#addTo(slot, worth * weightOf(found), place);
    }
  }

  #addTo(slot: number, score: number, place: number): void {
    const { scores, matched } = this.#scratch;
    matched[slot] = (((matched[slot]! >> 4) + 1) << 4) | place;
    scores[slot] = scores[slot]! + score;
  }
}

function postingOf({ data, length }: GrowingNumbers, slot: number): number | undefined {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberOf(data[middle]!) < slot) low = middle + 1;
    else high = middle;
  }
  return low < length && numberOf(data[low]!) === slot ? data[low] : undefined;
}
