import { halfMmOfLetter } from '@loupe/ring-size/ring-size';
import type { Site } from '@loupe/contracts/sites';
import { productSlug, slugify } from '../domain/product/address.ts';
import type { PriceDraft, ProductDraft, VariantDraft } from '../domain/product/product-draft.ts';
import type { WebProductStatus } from '../domain/product/web-product-status.ts';
import { deterministicId } from '../seed/deterministic-id.ts';
import { FAMILIES, WATCH_SHARE } from './families.ts';
import { jewelleryPiece } from './jewellery.ts';
import type { Piece } from './piece.ts';
import { Random } from './random.ts';
import type { Weighted } from './random.ts';
import { watchPiece } from './watches.ts';

/** Codes of the seed begin with 0. */
const FIRST_CODE = 1_000_000;
const STATUSES: Weighted<WebProductStatus> = [
  ['liveActive', 930],
  ['liveRetailOnly', 25],
  ['liveComingSoon', 15],
  ['discontinuedActive', 25],
  ['archived', 5],
];

/**
 * A range as a jeweller's: families, metals, stones, brands and prices in believable shares, a few bestsellers and a long tail.
 * The same seed gives the same products, and the first n of a larger number are the products of n.
 */
export function* generateProducts(count: number, seed = 1): Generator<ProductDraft> {
  for (let at = 0; at < count; at++) yield draftOf(at, new Random(Math.imul(seed, 0x9e3779b1) + at * 7919));
}

function draftOf(at: number, random: Random): ProductDraft {
  const piece = random.chance(WATCH_SHARE)
    ? watchPiece(random)
    : jewelleryPiece(random, random.weighted(FAMILIES));
  const code = String(FIRST_CODE + at);
  const status = random.weighted(STATUSES);
  const priceUponEnquiry = piece.price > 2_000_000 && random.chance(0.5);
  const sites = sitesOf(piece);
  const variants = variantsOf(piece, {
    code,
    status,
    prices: sites.flatMap((site) => pricesOf(piece, site, random)),
  });
  const { brand, name } = piece;
  return {
    id: deterministicId(code),
    code,
    name,
    brand,
    description: piece.description,
    productType: piece.type,
    gender: piece.gender,
    internalSku: `G-${code}`,
    ean: `50${code}0000`,
    dialColour: piece.dialColour,
    caseSize: piece.caseSize,
    gtmCategory: piece.type === 'watch' ? 'Watches' : 'Jewellery',
    gtmBCategory: piece.gtm,
    priceUponEnquiry,
    mayBeSold: status === 'liveActive' || status === 'discontinuedActive',
    approval: 'approved',
    copyStatus: 'copyDone',
    buyingStatus: status === 'discontinuedActive' ? 'Z' : 'L',
    supplierCode: null,
    availableForReserveAndCollect: true,
    isNew: random.chance(0.06),
    launchedOn: dayOf(random),
    masterSku: variants[0]!.sku,
    // The code makes the slug unique: lines have pieces of the same name.
    sites: sites.map((site) => ({
      site,
      slug: `${productSlug({ brand, name, productType: piece.type }, site)}-${code}`,
    })),
    variants,
    media: [{ name: piece.picture, alt: name, site: null, frames: 1 }],
    specifications: piece.facts.map(([groupName, fact, value]) => ({ groupName, name: fact, value })),
    categories: piece.categories.map((place, position) => ({ ...place, position, rank: 1_000 + at })),
    relatedCodes: [],
    setCodes: [],
    versions: [],
    giftCard: null,
    makingDays: 0,
    taxCategory: 'uk-vat-full',
    hideOnSite: false,
  };
}

const sitesOf = ({ categories }: Piece): Site[] => [...new Set(categories.map(({ site }) => site))];

function variantsOf(
  { ringSizes }: Piece,
  { code, status, prices }: { code: string; status: WebProductStatus; prices: PriceDraft[] },
): VariantDraft[] {
  const shared = { webProductStatus: status, approval: 'approved' as const, prices };
  if (ringSizes.length === 0) {
    return [{ id: deterministicId(`variant/${code}`), sku: code, ringSizeHalfMm: null, ...shared }];
  }
  return ringSizes.map((letter) => {
    const sku = `${code}-${letter}`;
    return { id: deterministicId(`variant/${sku}`), sku, ringSizeHalfMm: halfMmOfLetter(letter), ...shared };
  });
}

/** 15 of 100 are reduced, 2 of 100 by date. */
function pricesOf({ price }: Piece, site: Site, random: Random): PriceDraft[] {
  const open = { site, wasWasMinorUnits: null, validFrom: null, validUntil: null };
  if (!random.chance(0.17)) return [{ ...open, minorUnits: price, wasMinorUnits: null }];
  const reduced = Math.round((price * random.between(50, 85)) / 10_000) * 100 - 1;
  if (random.chance(0.88)) return [{ ...open, minorUnits: reduced, wasMinorUnits: price }];
  const validFrom = new Date(Date.UTC(2026, 10, random.between(20, 30)));
  const validUntil = new Date(validFrom.getTime() + random.between(3, 20) * 86_400_000);
  return [
    { ...open, minorUnits: price, wasMinorUnits: null },
    { ...open, minorUnits: reduced, wasMinorUnits: price, validFrom, validUntil },
  ];
}

const dayOf = (random: Random): string =>
  new Date(Date.UTC(2026, 10, 20) - Math.floor(random.next() ** 2 * 2_000) * 86_400_000)
    .toISOString()
    .slice(0, 10);

/** What is left of a sku: 80 in, 8 low, 12 out of 100. */
export function stockOf(sku: string): 'in' | 'low' | 'out' {
  let hash = 0;
  for (const letter of slugify(sku)) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  const share = new Random(hash).next();
  return share < 0.8 ? 'in' : share < 0.88 ? 'low' : 'out';
}
