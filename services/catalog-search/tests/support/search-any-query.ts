import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FACET_KEYS, selectionOf } from '../../src/domain/search/facet.ts';
import type { CatalogueSearch } from '../../src/use-cases/ports/catalogue-search.ts';

/** Every adapter answers every text, selection and page. @param runs how many generated queries are tried */
export function itAnswersAnyQuery(
  subject: () => { readonly search: CatalogueSearch; readonly at: Date },
  runs: { readonly finds: number; readonly suggestions: number },
): void {
  describe('any query', () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        'gold',
        'rings',
        '\u202Egnir',
        'ri\u200Bng',
        "'; DROP TABLE product; --",
        '%',
        '\\',
        '£',
        'under £',
        '0',
      ),
      fc.constantFrom(
        'constructor',
        '__proto__',
        'toString',
        'hasOwnProperty',
        'under 99999999999',
        'x'.repeat(1_000_000),
      ),
    );
    const text = fc.array(words, { maxLength: 5 }).map((parts) => parts.join(' '));
    const filters = fc.array(
      fc.record({
        facet: fc.oneof(
          fc.constantFrom(...FACET_KEYS),
          fc.string(),
          fc.constantFrom('constructor', '__proto__'),
        ),
        values: fc.array(
          fc.oneof(fc.string(), fc.constantFrom('platinum', '10000-', '-', '5-1', '__proto__')),
          { maxLength: 150 },
        ),
      }),
      { maxLength: 6 },
    );
    const sorts = fc.constantFrom(
      'relevance',
      'price-asc',
      'price-desc',
      'newest',
      'name-asc',
      'name-desc' as const,
    );

    it('[QY-11] is answered, its page never longer than asked for and its total never smaller than its page', async () => {
      const query = fc.record({
        text: fc.option(text),
        filters,
        sort: sorts,
        pageIndex: fc.oneof(fc.nat(5), fc.constantFrom(1e9, 2 ** 31 - 1)),
        pageSize: fc.integer({ min: 1, max: 60 }),
      });
      await fc.assert(
        fc.asyncProperty(query, async ({ filters: chosen, sort, ...asked }) => {
          const found = await subject().search.find({
            site: 'loupe',
            at: subject().at,
            category: null,
            excludedFacets: [],
            ...asked,
            sort: sort as 'relevance',
            selection: selectionOf(chosen),
          });
          expect(found.productIds.length).toBeLessThanOrEqual(Math.min(asked.pageSize, found.total));
          expect(new Set(found.productIds).size).toBe(found.productIds.length);
          if (found.total > 0) expect(found.productIds.length).toBeGreaterThan(0);
        }),
        { numRuns: runs.finds },
      );
    }, 300_000);

    it('[QY-11] any beginning of a word has an answer', async () => {
      await fc.assert(
        fc.asyncProperty(text, async (prefix) => {
          const found = await subject().search.suggest({ site: 'loupe', at: subject().at, prefix, limit: 6 });
          expect(found.terms.length).toBeLessThanOrEqual(6);
        }),
        { numRuns: runs.suggestions },
      );
    }, 300_000);
  });
}
