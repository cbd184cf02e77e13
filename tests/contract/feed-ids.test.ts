import { expect, it } from '@jest/globals';
import { SITES, type Site } from '@loupe/contracts/sites';
import { AttraqtFeed } from '../../services/catalog-search/src/adapters/attraqt/attraqt-feed.ts';
import { FacetNames } from '../../services/catalog-search/src/adapters/attraqt/facet-names.ts';
import { isDealerPiece } from '../../services/catalog-search/src/domain/product/dealer.ts';
import { isActive } from '../../services/catalog-search/src/domain/product/web-product-status.ts';
import { productDrafts } from '../../services/catalog-search/src/seed/product-drafts.ts';
import {
  readSeedProducts,
  readSeedSets,
  readSeedVersions,
} from '../../services/catalog-search/src/seed/seed-files.ts';
import { inMemory } from '../../services/catalog-search/tests/relevance/documents-in-memory.ts';
import { documentOfDraft } from '../../services/catalog-search/tests/support/document-of-draft.ts';
import { soldItems } from '../../web/features/measuring/order-amounts.ts';
import { shownItem } from '../../web/features/measuring/shown-piece.ts';

interface Line {
  readonly product: { readonly code: string; readonly skus: readonly string[] };
}
const AT = new Date('2026-11-30T09:00:00Z');
const drafts = productDrafts(readSeedProducts(), readSeedVersions(), readSeedSets());

/** What the search provider is sent of the seed, by site. */
async function feedOfSeed(): Promise<Readonly<Record<Site, Line[]>>> {
  const lines: Record<Site, Line[]> = { beaverbrooks: [], loupe: [] };
  const documents = inMemory(drafts.map((draft) => documentOfDraft(draft, new Map())));
  const send = async (_method: string, path: string, body: unknown) => {
    const site = SITES.find((one) => path.startsWith(`/feed/${one}/data/`));
    if (site === undefined || body === '') return;
    lines[site].push(...String(body).split('\n').map((line) => JSON.parse(line) as Line)); // prettier-ignore
  };
  await new AttraqtFeed({
    client: { send } as unknown as ConstructorParameters<typeof AttraqtFeed>[0]['client'],
    tokens: { beaverbrooks: 'beaverbrooks', loupe: 'loupe' },
    names: new FacetNames(),
    documents,
    alone: (work) => work(documents),
    now: () => AT,
    newId: () => 'load',
  }).follow();
  return lines;
}

it('[ST-16] [CO-08] each variant that the shops sell is in events under the ids of the product feed', async () => {
  const feed = await feedOfSeed();
  const sold = drafts
    .filter(({ productType }) => !isDealerPiece(productType))
    .flatMap(({ code, name, brand, sites, variants }) =>
      variants
        .filter(({ webProductStatus }) => isActive(webProductStatus))
        .flatMap(({ sku }) => sites.map(({ site }) => ({ site, code, name, brand, sku }))),
    );
  const unknown = sold.filter(({ site, code, name, brand, sku }) => {
    const line = { variantSku: sku, variantId: sku, productKey: code, name, brand, price: { value: 1 }, unitAmounts: [1] }; // prettier-ignore
    const items = [...soldItems([line]).items, shownItem({ sku, key: code, name, brand, price: 1 })];
    return items.some(
      ({ item_id, product_key }) =>
        !feed[site].some(({ product }) => product.code === product_key && product.skus.includes(item_id)),
    );
  });
  expect(sold.length).toBeGreaterThan(drafts.length);
  expect(unknown).toEqual([]);
});
