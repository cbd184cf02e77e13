import { expect, it } from '@jest/globals';
import { embeddedSearch } from '../../src/adapters/search/embedded-search.ts';
import { SiteIndex } from '../../src/adapters/search/site-index.ts';
import { isDealerPiece } from '../../src/domain/product/dealer.ts';
import { indexEntryOf } from '../../src/domain/search/index-entry.ts';
import { productDrafts } from '../../src/seed/product-drafts.ts';
import { readSeedProducts } from '../../src/seed/seed-files.ts';
import { documentOfDraft } from '../support/document-of-draft.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const watches = productDrafts(readSeedProducts(), [], [])
  .map((draft) => documentOfDraft(draft, new Map()))
  .filter(
    ({ sites, productType, dialColour }) =>
      dialColour && sites.includes('loupe') && !isDealerPiece(productType),
  );
const index = new SiteIndex();
for (const watch of watches) index.put(indexEntryOf(watch, 'loupe'));
const search = embeddedSearch(() => index);

it.each([
  ['blue dial', /navy|blue|indigo/i],
  ['green dial', /green/i],
  ['red dial', /burgundy/i],
  ['watch with a salmon dial', /salmon/i],
])('[RT-10] "%s" finds every watch of such a dial first, whatever its text says', async (text, colour) => {
  const { productIds } = await search.find({
    site: 'loupe',
    at: AT,
    text,
    category: null,
    sort: 'relevance',
    pageIndex: 0,
    pageSize: 60,
    selection: new Map(),
    excludedFacets: [],
  });
  const right = watches.filter(({ dialColour }) => colour.test(dialColour!)).map(({ id }) => id);
  expect(right.length).toBeGreaterThanOrEqual(2);
  expect(productIds.slice(0, right.length).sort()).toEqual(right.sort());
});
