import { CategoryPlaces } from './category-places.ts';
import { CodeTable } from './code-table.ts';
import { FacetStore } from './facet-store.ts';
import type { IndexEntry } from '../../domain/search/index-entry.ts';
import { PhraseList } from './phrase-list.ts';
import { ProductSlots } from './product-slots.ts';
import { ProductState } from './product-state.ts';
import { Vocabulary } from './vocabulary.ts';

/** A fraction of dead slots from which the index is packed again. */
const DEAD_SHARE = 0.3;
const FEWEST_DEAD = 1_000;

/**
 * The products of one site in typed arrays. Each product has a slot; a change of its price or stock is written in place, any other
 * gives it a new slot and leaves the old one dead. Slots only grow, so the postings of a term or category stay sorted.
 */
export class SiteIndex {
  readonly products = new ProductSlots();
  readonly state = new ProductState();
  readonly facets = new FacetStore();
  readonly vocabulary = new Vocabulary();
  readonly places = new CategoryPlaces();
  readonly phrases = new PhraseList();
  readonly codeTable = new CodeTable();
  /** Rises with every change. */
  version = 0;

  get size(): number {
    return this.products.bySlot.size;
  }

  get capacity(): number {
    return this.products.capacity;
  }

  get needsPacking(): boolean {
    const { dead } = this.products;
    return dead > FEWEST_DEAD && dead > this.capacity * DEAD_SHARE;
  }

  put(entry: IndexEntry): void {
    this.version++;
    const facets = this.facets.numbersOf(entry.facets);
    const terms = this.vocabulary.numbersOf(entry.terms);
    const places = this.places.numbersOf(entry.categories);
    const known = this.products.bySlot.get(entry.id);
    if (known !== undefined && this.#isSameText(known, entry, facets, terms, places)) {
      this.state.write(known, entry);
      return;
    }
    if (known !== undefined) this.#kill(known);
    const slot = this.products.append(entry);
    this.facets.append(slot, facets);
    this.vocabulary.append(slot, terms);
    this.places.append(slot, places);
    this.phrases.append(entry.phrases);
    this.codeTable.append(slot, entry.codes);
    this.state.append();
    this.state.write(slot, entry);
  }

  remove(id: string): void {
    const slot = this.products.bySlot.get(id);
    if (slot === undefined) return;
    this.version++;
    this.#kill(slot);
    this.products.bySlot.delete(id);
  }

  /** Brings prices whose windows began or ended to a moment. */
  advance(to: Date): void {
    if (this.state.advance(to)) this.version++;
  }

  /** The same products without dead slots. */
  packed(): SiteIndex {
    const fresh = new SiteIndex();
    fresh.state.copyMoment(this.state);
    for (let other = 0; other < this.capacity; other++) {
      if (!this.products.live.data[other]) continue;
      const slot = fresh.products.append(this.products.factsOf(other));
      fresh.facets.copy(slot, this.facets, other);
      fresh.vocabulary.copy(slot, this.vocabulary, other);
      fresh.places.copy(slot, this.places, other);
      fresh.phrases.copy(this.phrases, other);
      fresh.codeTable.copy(slot, this.codeTable, other);
      fresh.state.append();
      fresh.state.copy(slot, this.state, other);
    }
    fresh.version = this.version + 1;
    fresh.trim();
    return fresh;
  }

  /** Gives back the room that growing left. */
  trim(): void {
    for (const part of [this.products, this.state, this.facets, this.vocabulary, this.places, this.phrases]) {
      part.trim();
    }
  }

  /** About what the index holds, without the engine's own overhead of maps. */
  get bytes(): number {
    const { products, state, facets, vocabulary, places, phrases, codeTable } = this;
    const parts = [products, state, facets, vocabulary, places, phrases, codeTable];
    return parts.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #kill(slot: number): void {
    this.products.kill(slot);
    this.state.forget(slot);
    this.vocabulary.kill(slot);
    this.phrases.kill(slot);
  }

  #isSameText(slot: number, entry: IndexEntry, facets: number[], terms: number[], places: number[]): boolean {
    return (
      this.products.names[slot] === entry.name &&
      this.products.launchedOn.data[slot] === entry.launchedOn &&
      this.facets.lists.equals(slot, facets) &&
      this.vocabulary.equals(slot, terms) &&
      this.places.equals(slot, places) &&
      this.codeTable.hasAll(slot, entry.codes)
    );
  }
}
