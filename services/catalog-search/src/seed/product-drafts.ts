import { productSlug } from '../domain/product/address.ts';
import type {
  CategoryPlace,
  PriceDraft,
  ProductDraft,
  VariantDraft,
} from '../domain/product/product-draft.ts';
import { halfMmOfLetter } from '@loupe/ring-size/ring-size';
import { isActive } from '../domain/product/web-product-status.ts';
import { SITES } from '../domain/site.ts';
import type { Site } from '../domain/site.ts';
import { deterministicId } from './deterministic-id.ts';
import type { SeedProduct } from './seed-files.ts';

/** The seed as the catalogue writes it. Products rank in their categories as the files list them. */
export function productDrafts(products: readonly SeedProduct[]): ProductDraft[] {
  const nextRank = new Map<string, number>();
  return products.map((product) => draftOf(product, categoryPlaces(product, nextRank)));
}

function draftOf(product: SeedProduct, categories: readonly CategoryPlace[]): ProductDraft {
  const { code, brand, name } = product;
  const sites = sitesOf(product).map((site) => ({ site, slug: productSlug({ brand, name }, site) }));
  return {
    id: deterministicId(code),
    code,
    name,
    brand,
    description: product.description,
    productType: product.productType,
    gender: product.gender,
    internalSku: product.internalSku,
    ean: product.ean,
    dialColour: product.dialColour ?? null,
    caseSize: product.caseSize ?? null,
    gtmCategory: product.gtmCategory,
    gtmBCategory: product.gtmBCategory,
    priceUponEnquiry: product.priceUponEnquiry,
    mayBeSold: isActive(product.webProductStatus) && !product.priceUponEnquiry,
    availableForReserveAndCollect: product.price > 0,
    isNew: product.isNew,
    approval: 'approved',
    launchedOn: product.launchedOn,
    masterSku: masterSku(product),
    sites,
    variants: variantsOf(product),
    media: product.pictures.map(({ name: picture, alt, site }) => ({
      name: picture,
      alt,
      site: site ?? null,
    })),
    specifications: Object.entries(product.specifications).flatMap(([groupName, facts]) =>
      Object.entries(facts).map(([fact, value]) => ({ groupName, name: fact, value })),
    ),
    categories,
    relatedCodes: product.related,
  };
}

function sitesOf({ categories }: SeedProduct): Site[] {
  return SITES.filter((site) => categories[site] !== undefined);
}

function masterSku({ code, ringSizes, masterSize }: SeedProduct): string {
  const size = masterSize ?? ringSizes?.[0];
  return size === undefined ? code : `${code}-${size}`;
}

function variantsOf(product: SeedProduct): VariantDraft[] {
  const { code, ringSizes, webProductStatus } = product;
  const shared = { webProductStatus, approval: 'approved', prices: pricesOf(product) };
  if (ringSizes === undefined) {
    return [{ id: deterministicId(`variant/${code}`), sku: code, ringSizeHalfMm: null, ...shared }];
  }
  return ringSizes.map((letter) => {
    const sku = `${code}-${letter}`;
    return { id: deterministicId(`variant/${sku}`), sku, ringSizeHalfMm: halfMmOfLetter(letter), ...shared };
  });
}

function pricesOf(product: SeedProduct): PriceDraft[] {
  return sitesOf(product).map((site) => ({
    site,
    minorUnits: product.price,
    wasMinorUnits: product.wasPrice ?? null,
    wasWasMinorUnits: null,
    validFrom: null,
    validUntil: null,
  }));
}

function categoryPlaces(product: SeedProduct, nextRank: Map<string, number>): CategoryPlace[] {
  return sitesOf(product).flatMap((site) =>
    (product.categories[site] ?? []).map((key, position) => {
      const rank = nextRank.get(`${site}/${key}`) ?? 0;
      nextRank.set(`${site}/${key}`, rank + 1);
      return { site, key, position, rank };
    }),
  );
}
