import { TAX_CATEGORIES } from '@loupe/money/tax-category';
import { z } from 'zod';
import { SITES } from '@loupe/contracts/sites';
import type { Brand } from '../domain/brand/brand.ts';
import type { ProductDraft } from '../domain/product/product-draft.ts';
import { productSlug } from '../domain/product/address.ts';
import { PRODUCT_APPROVALS, VARIANT_APPROVALS } from '../domain/product/approval.ts';
import { BUYING_STATUSES, COPY_STATUSES } from '../domain/product/buying-status.ts';
import { MAX_FRAMES } from '../domain/product/pictures.ts';
import { GENDERS, PRODUCT_TYPES, WATCHES } from '../domain/product/product-type.ts';
import { RELATION_TYPES } from '../domain/product/version.ts';
import { WEB_PRODUCT_STATUSES } from '../domain/product/web-product-status.ts';
import { deterministicId } from '../seed/deterministic-id.ts';

const text = z.string().min(1).max(500);
const pence = z.int().min(0).max(2_000_000_000);
const position = z.int().min(0);
const site = z.enum(SITES);
const moment = z
  .union([z.null(), z.iso.datetime({ offset: true })])
  .default(null)
  .transform((iso) => (iso === null ? null : new Date(iso)));
const wholePounds = z.int().min(1).max(9_999);

const price = z
  .strictObject({
    site,
    minorUnits: pence,
    wasMinorUnits: pence.nullable().default(null),
    wasWasMinorUnits: pence.nullable().default(null),
    validFrom: moment,
    validUntil: moment,
  })
  .refine(({ minorUnits, wasMinorUnits }) => wasMinorUnits === null || wasMinorUnits > minorUnits, {
    path: ['wasMinorUnits'],
    message: 'must be higher than the price',
  })
  .refine(
    ({ wasMinorUnits, wasWasMinorUnits }) =>
      wasWasMinorUnits === null || (wasMinorUnits !== null && wasWasMinorUnits > wasMinorUnits),
    { path: ['wasWasMinorUnits'], message: 'must be higher than the former price' },
  )
  .refine(
    ({ validFrom, validUntil }) => validFrom === null || validUntil === null || validUntil > validFrom,
    {
      path: ['validUntil'],
      message: 'must be after validFrom',
    },
  );

const variant = z.strictObject({
  id: z.uuid().optional(),
  sku: text,
  ringSizeHalfMm: z.int().min(82).max(152).nullable().default(null),
  webProductStatus: z.enum(WEB_PRODUCT_STATUSES).default('liveActive'),
  approval: z.enum(VARIANT_APPROVALS).default('approved'),
  prices: z.array(price),
});

const line = z
  .strictObject({
    id: z.uuid().optional(),
    code: z.string().regex(/^(?:\d{7}|GC[A-Z]?)$/, 'must be seven digits, or GC and a letter'),
    name: text,
    brand: text.optional(),
    /** EU-20: in place of its name, its number in the table of the first of `sites`: of watch brands for watches, else of jewellery brands. */
    brandId: z.int().min(1).optional(),
    description: z.string().min(1).max(10_000),
    productType: z.enum(PRODUCT_TYPES),
    gender: z.enum(GENDERS).nullable().default(null),
    internalSku: text,
    ean: z
      .string()
      .regex(/^\d{8,14}$/)
      .nullable()
      .default(null),
    dialColour: text.nullable().default(null),
    caseSize: z.number().min(1).max(999).nullable().default(null),
    gtmCategory: text,
    gtmBCategory: text,
    priceUponEnquiry: z.boolean().default(false),
    mayBeSold: z.boolean(),
    availableForReserveAndCollect: z.boolean().default(true),
    isNew: z.boolean().default(false),
    approval: z.enum(PRODUCT_APPROVALS).default('approved'),
    copyStatus: z.enum(COPY_STATUSES).default('copyDone'),
    buyingStatus: z.enum(BUYING_STATUSES).default('L'),
    supplierCode: text.nullable().default(null),
    launchedOn: z.iso.date(),
    makingDays: z.int().min(0).max(365).default(0),
    taxCategory: z.enum(TAX_CATEGORIES).default('uk-vat-full'),
    hideOnSite: z.boolean().default(false),
    masterSku: text,
    giftCard: z
      .strictObject({
        minValue: wholePounds,
        maxValue: wholePounds,
        presetValues: z.array(wholePounds).min(1),
      })
      .nullable()
      .default(null),
    sites: z.array(z.strictObject({ site, slug: text.optional() })).min(1),
    variants: z.array(variant).min(1),
    media: z.array(
      z.strictObject({
        name: text,
        alt: z.string().max(500),
        site: site.nullable().default(null),
        frames: z.int().min(1).max(MAX_FRAMES).default(1),
      }),
    ),
    specifications: z.array(z.strictObject({ groupName: text, name: text, value: text })).max(200),
    categories: z.array(z.strictObject({ site, key: text, position, rank: position })).max(50),
    relatedCodes: z.array(text).max(60).default([]),
    setCodes: z.array(text).max(60).default([]),
    versions: z
      .array(z.strictObject({ type: z.enum(RELATION_TYPES), name: text, code: text, label: text }))
      .max(60)
      .default([]),
  })
  .refine(({ brand, brandId }) => (brand === undefined) !== (brandId === undefined), {
    path: ['brand'],
    message: 'is given by name or by brandId',
  })
  .refine(({ masterSku, variants }) => variants.some(({ sku }) => sku === masterSku), {
    path: ['masterSku'],
    message: 'is the sku of none of its variants',
  })
  .refine(({ relatedCodes, setCodes }) => setCodes.every((code) => relatedCodes.includes(code)), {
    path: ['setCodes'],
    message: 'must be among relatedCodes',
  });

export interface FieldFault {
  /** As in variants[0].prices[1].minorUnits; empty for the whole line. */
  readonly field: string;
  readonly fault: string;
}

export type ReadLine =
  { readonly product: ProductDraft } | { readonly faults: readonly [FieldFault, ...FieldFault[]] };

const MOST_FAULTS = 5;

/**
 * A line of an import file as a product, or what is wrong with its fields. Ids and slugs that are left out follow from codes and names.
 * @param brands of all sites, listed or not
 */
export function readProductLine(json: string, brands: readonly NumberedBrand[]): ReadLine {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return { faults: [{ field: '', fault: 'is not JSON' }] };
  }
  const read = line.safeParse(parsed);
  if (read.success) {
    const brand = read.data.brand ?? brandNamed(read.data, brands);
    if (brand === undefined)
      return { faults: [{ field: 'brandId', fault: 'is no brand of the first of its sites' }] };
    return { product: productOf(read.data, brand) };
  }
  const [first, ...others] = read.error.issues.slice(0, MOST_FAULTS).map(({ path, message }) => ({
    field: fieldOf(path),
    fault: message,
  }));
  return { faults: [first ?? { field: '', fault: 'is not a product' }, ...others] };
}

type Line = z.infer<typeof line>;

/** EU-20. */
export type NumberedBrand = Pick<Brand, 'site' | 'name' | 'watchId' | 'jewelleryId'>;

/** Undefined for a number that no brand of the site has. */
function brandNamed(
  { brandId, productType, sites }: Line,
  brands: readonly NumberedBrand[],
): string | undefined {
  const kind = WATCHES.has(productType) ? 'watchId' : 'jewelleryId';
  return brands.find((brand) => brand.site === sites[0]?.site && brand[kind] === brandId)?.name;
}

function productOf({ id, sites, variants, brandId: _number, ...given }: Line, brand: string): ProductDraft {
  const own = { ...given, brand };
  return {
    ...own,
    id: id ?? deterministicId(own.code),
    sites: sites.map(({ site: key, slug }) => ({
      site: key,
      slug: slug ?? `${productSlug(own, key)}-${own.code.toLowerCase()}`,
    })),
    variants: variants.map((given) => ({
      ...given,
      id: given.id ?? deterministicId(`variant/${given.sku}`),
    })),
  };
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${String(part)}`))
    .join('');
}
