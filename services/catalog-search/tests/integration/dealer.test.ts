import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const SITES = ['beaverbrooks', 'loupe'] as const;
const COLLECTIONS = '{ dealerCollections { key type landingUrl } categories { key } }';
const EVERY =
  '{ allCategories { key landingUrl } dealerCollections { key } categories { key subCategories { key } } }';
const COLLECTION = `query ($key: String!) {
  dealerCollection(key: $key) {
    category { key }
    products {
      code productType productUrl badge purchaseable retailOnly priceUponEnquiry availableForReserveAndCollect
      price { value } variants { price { value } shippingMethods { type } } specifications { group }
      productRelations { product { key } }
    }
  }
}`;
const WATCHES = 'dealer-watches';
const PRE_OWNED = 'dealer-pre-owned';

interface Piece {
  readonly code: string;
  readonly productType: string;
  readonly productUrl: string;
  readonly specifications: readonly { readonly group: string }[];
}

async function piecesOf(site: (typeof SITES)[number], key: string): Promise<readonly Piece[]> {
  const { data } = await catalogue.ask<{ dealerCollection: { products: readonly Piece[] } | null }>(
    COLLECTION,
    { key },
    site,
  );
  return data.dealerCollection?.products ?? [];
}

describe.each(SITES)('the dealer’s pieces at %s', (site) => {
  it('[RT-26] are found by the address of their collection, which is in no menu', async () => {
    const { data } = await catalogue.ask<{
      dealerCollections: readonly { key: string; type: string; landingUrl: string }[];
      categories: readonly { key: string }[];
    }>(COLLECTIONS, {}, site);
    const { dealerCollections, categories } = data;
    expect(dealerCollections.length).toBeGreaterThanOrEqual(6);
    expect(dealerCollections.map(({ type }) => type)).not.toContain('default');
    expect(categories.map(({ key }) => key)).not.toContain('dealer-watches');
    for (const { key, landingUrl } of dealerCollections) {
      expect(landingUrl).toMatch(/^\/rolex(\/collection|-certified-pre-owned\/product-listing)\//);
      expect((await piecesOf(site, key)).length).toBeGreaterThan(0);
    }
    const other = await catalogue.ask(COLLECTION, { key: 'watches' }, site);
    expect(other.data).toEqual({ dealerCollection: null });
  });

  it('are listed with all other categories that have a page, in the menu or not', async () => {
    type Keyed = { key: string };
    const { data } = await catalogue.ask<{
      allCategories: readonly (Keyed & { landingUrl: string })[];
      dealerCollections: readonly Keyed[];
      categories: readonly (Keyed & { subCategories: readonly Keyed[] })[];
    }>(EVERY, {}, site);
    const all = data.allCategories.map(({ key }) => key);
    const inMenu = data.categories.flatMap(({ key, subCategories }) => [
      key,
      ...subCategories.map((below) => below.key),
    ]);
    expect(all).toEqual(expect.arrayContaining([...inMenu, ...data.dealerCollections.map(({ key }) => key)]));
    expect(new Set(all).size).toBe(all.length);
    expect(data.allCategories.map(({ landingUrl }) => landingUrl)).toContain('/gift-cards');
  });

  it('[RT-21] [RT-22] have addresses of their section, no price, no delivery, and are never for sale', async () => {
    const [fresh, certified] = [await piecesOf(site, WATCHES), await piecesOf(site, PRE_OWNED)];
    expect([fresh.length >= 12, certified.length >= 8]).toEqual([true, true]);
    const facts = { badge: 'none', purchaseable: false, retailOnly: true, priceUponEnquiry: true };
    for (const piece of [...fresh, ...certified]) {
      expect(piece).toMatchObject({
        ...facts,
        price: null,
        availableForReserveAndCollect: false,
        variants: [{ price: null, shippingMethods: [] }],
      });
    }
    for (const piece of fresh) expect(piece.productUrl).toMatch(/^\/rolex\/\d{7}\/[a-z0-9-]+\/p$/);
    for (const { productUrl, specifications } of certified) {
      expect(productUrl).toMatch(/^\/rolex-certified-pre-owned\/\d{7}\/[a-z0-9-]+\/p$/);
      expect(specifications).toContainEqual({ group: 'Certificate' });
    }
  });

  it('[RT-22] are in no listing, search or suggestion of the shop, nor beside its pieces', async () => {
    const listing = `{
      facetedProductList(query: "perihelion", pageSize: 60) { products { url } }
      all: facetedProductList(query: "", pageSize: 60, filters: [{ facet: "brand", values: ["orrery"] }]) { products { key } }
      suggest(input: { text: "perihel" }) { products { key } brands { name } categories { key } }
      collectionList(query: "dealer-watches") { products { key } }
    }`;
    const { data: found } = await catalogue.ask<{
      facetedProductList: { products: readonly { url: string }[] };
    }>(listing, {}, site);
    expect(found.facetedProductList.products.filter(({ url }) => url.startsWith('/rolex'))).toEqual([]);
    expect(found).toMatchObject({
      all: { products: [] },
      collectionList: { products: [] },
      suggest: { products: [], brands: [], categories: [] },
    });
  });
});
