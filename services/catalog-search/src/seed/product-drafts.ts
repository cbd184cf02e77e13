import { productSlug } from '../domain/product/address.ts';
import type {
  CategoryPlace,
  PriceDraft,
  ProductDraft,
  VariantDraft,
} from '../domain/product/product-draft.ts';
import { halfMmOfLetter } from '@loupe/ring-size/ring-size';
import { type Site, SITES } from '@loupe/contracts/sites';
import { isActive } from '../domain/product/web-product-status.ts';
import { deterministicId } from './deterministic-id.ts';
import type { SeedProduct, SeedVersions } from './seed-files.ts';

/**
 * The seed as the catalogue writes it. Products rank in their categories as the files list them.
 * @param versions groups of versions of the same piece
 * @param sets codes of the pieces of each set
 */
export function productDrafts(
  products: readonly SeedProduct[],
  versions: readonly SeedVersions[],
  sets: readonly (readonly string[])[],
): ProductDraft[] {
  const nextRank = new Map<string, number>();
  return products.map((product) => ({
    ...draftOf(product, categoryPlaces(product, nextRank)),
    ...relationsOf(product, sets),
    versions: versions
      .filter(({ labels }) => labels[product.code] !== undefined)
      .flatMap(({ type, name, labels }) =>
        Object.entries(labels).map(([code, label]) => ({ type, name, code, label })),
      ),
  }));
}

type Relation = 'versions' | 'relatedCodes' | 'setCodes';

function relationsOf({ code, related }: SeedProduct, sets: readonly (readonly string[])[]) {
  const setCodes = (sets.find((set) => set.includes(code)) ?? []).filter((other) => other !== code);
  return { relatedCodes: [...new Set([...related, ...setCodes])], setCodes };
}

function draftOf(product: SeedProduct, categories: readonly CategoryPlace[]): Omit<ProductDraft, Relation> {
  const { code, name, brand } = product;
  const sites = sitesOf(product).map((site) => ({ site, slug: productSlug(product, site) }));
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
    availableForReserveAndCollect: (product.price ?? 0) > 0 && product.giftCard === undefined,
    isNew: product.isNew,
    approval: product.approval,
    copyStatus: product.copyStatus,
    buyingStatus: product.buyingStatus,
    supplierCode: product.supplierCode ?? product.specifications['Reference']?.['Number'] ?? null,
    launchedOn: product.launchedOn,
    masterSku: masterSku(product),
    giftCard: product.giftCard ?? null,
    makingDays: product.makingDays ?? 0,
    taxCategory: product.taxCategory,
    hideOnSite: product.hideOnSite,
    sites,
    variants: variantsOf(product),
    media: product.pictures.map(({ name: picture, alt, site, frames }) => ({
      name: picture,
      alt,
      site: site ?? null,
      frames: frames ?? 1,
    })),
    specifications: Object.entries(product.specifications).flatMap(([groupName, facts]) =>
      Object.entries(facts).map(([fact, value]) => ({ groupName, name: fact, value })),
    ),
    categories,
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
  const { code, ringSizes, sizePrices, webProductStatus } = product;
  const shared = { webProductStatus, approval: 'approved' as const };
  if (ringSizes === undefined) {
    return [
      {
        id: deterministicId(`variant/${code}`),
        sku: code,
        ringSizeHalfMm: null,
        ...shared,
        prices: pricesOf(product),
      },
    ];
  }
  return ringSizes.map((letter) => {
    const sku = `${code}-${letter}`;
    const prices = pricesOf({ ...product, price: sizePrices?.[letter] ?? product.price });
    return {
      id: deterministicId(`variant/${sku}`),
      sku,
      ringSizeHalfMm: halfMmOfLetter(letter),
      ...shared,
      prices,
    };
  });
}

function pricesOf(product: SeedProduct): PriceDraft[] {
  const { price } = product;
  if (price === undefined) return [];
  return sitesOf(product).map((site) => ({
    site,
    minorUnits: price,
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
