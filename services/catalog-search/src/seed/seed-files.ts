import { readFileSync } from 'node:fs';
import { TAX_CATEGORIES } from '@loupe/money/tax-category';
import { z } from 'zod';
import type { CategoryType } from '../domain/category/category-tree.ts';
import { PRODUCT_APPROVALS } from '../domain/product/approval.ts';
import { BUYING_STATUSES, COPY_STATUSES } from '../domain/product/buying-status.ts';
import { GENDERS, PRODUCT_TYPES } from '../domain/product/product-type.ts';
import { MAX_FRAMES } from '../domain/product/pictures.ts';
import { RELATION_TYPES } from '../domain/product/version.ts';
import { WEB_PRODUCT_STATUSES } from '../domain/product/web-product-status.ts';

/** seed/products: one file a family, in the order in which the shop shows them; each product stands in one of them. */
const FAMILIES = [
  'engagement-rings',
  'wedding-rings',
  'rings',
  'necklaces',
  'earrings',
  'bracelets',
  'watches',
  'cufflinks',
  'accessories',
  'gift-cards',
  'chronographs',
  'dive-watches',
  'field-and-dress-watches',
  'ladies-watches-loupe',
  'straps',
  'dealer-watches',
  'dealer-pre-owned',
] as const;

const pence = z.int().min(0);
/** Whole pounds: four digits, as VA-08 writes them. */
const giftCardValue = z.int().min(1).max(9999);
const keys = z.array(z.string()).min(1);
const site = z.enum(['beaverbrooks', 'loupe']);

const productSchema = z.strictObject({
  /** Of a gift card one without digits, since its value is appended to it (VA-08). */
  code: z.string().regex(/^(?:\d{7}|GC[A-Z]?)$/),
  brand: z.string().min(1),
  name: z.string().min(1),
  description: z.string().min(1),
  productType: z.enum(PRODUCT_TYPES),
  gender: z.enum(GENDERS),
  webProductStatus: z.enum(WEB_PRODUCT_STATUSES).default('liveActive'),
  approval: z.enum(PRODUCT_APPROVALS).default('approved'),
  copyStatus: z.enum(COPY_STATUSES).default('copyDone'),
  buyingStatus: z.enum(BUYING_STATUSES).default('L'),
  /** The supplier's own name of it, where it has one. */
  supplierCode: z.string().optional(),
  priceUponEnquiry: z.boolean().default(false),
  isNew: z.boolean().default(false),
  launchedOn: z.iso.date(),
  /** Of every product but a dealer's. */
  price: pence.optional(),
  wasPrice: pence.optional(),
  /** Per site, the one its breadcrumbs lead through first. The sites are those that list the product. */
  categories: z.partialRecord(site, keys),
  /** "L", or "LH" for L½; without them the product is one variant, and its sku is its code. */
  ringSizes: z.array(z.string()).min(1).optional(),
  masterSize: z.string().optional(),
  /** Of sizes that cost more or less than the others, by their letter. */
  sizePrices: z.record(z.string(), pence).optional(),
  /** Only of a gift card. */
  giftCard: z
    .strictObject({
      minValue: giftCardValue,
      maxValue: giftCardValue,
      presetValues: z.array(giftCardValue).min(1),
    })
    .optional(),
  /** Working days; without it the product is on the shelf. */
  makingDays: z.int().min(1).optional(),
  taxCategory: z.enum(TAX_CATEGORIES).default('uk-vat-full'),
  hideOnSite: z.boolean().default(false),
  dialColour: z.string().optional(),
  caseSize: z.number().optional(),
  pictures: z
    .array(
      z.strictObject({
        name: z.string(),
        alt: z.string().min(1),
        site: site.optional(),
        /** Of a turn, whose pictures are name-01 onward. */
        frames: z.int().min(2).max(MAX_FRAMES).optional(),
      }),
    )
    .min(1),
  specifications: z.record(z.string(), z.record(z.string(), z.string())),
  ean: z.string().regex(/^\d{13}$/),
  internalSku: z.string(),
  gtmCategory: z.string(),
  gtmBCategory: z.string(),
  related: z.array(z.string()),
});
export type SeedProduct = z.infer<typeof productSchema>;

const CATEGORY_TYPES = [
  'default',
  'brand',
  'range',
  'product-type',
  'rolex-collection',
  'gift-card',
] as const satisfies readonly CategoryType[];

const categorySchema = z.strictObject({
  key: z.string(),
  name: z.string(),
  type: z.enum(CATEGORY_TYPES),
  metaTitle: z.string(),
  metaDescription: z.string(),
  description: z.string(),
  image: z.string(),
  landingUrl: z.string().startsWith('/'),
  /** RT-20; of a dealer's collection it is RT-26's, or RT-21's for certified pre-owned pieces. */
  listingUrl: z
    .string()
    .regex(/^\/(?:product-listing|rolex\/collection|rolex-certified-pre-owned\/product-listing)\//),
  inMenu: z.boolean().default(true),
  sellsRings: z.boolean().default(false),
  get children() {
    return z.array(categorySchema);
  },
});
export type SeedCategory = z.infer<typeof categorySchema>;

const versionsSchema = z.strictObject({
  type: z.enum(RELATION_TYPES),
  /** What they differ in: Dial, Metal. */
  name: z.string().min(1),
  /** By product code. */
  labels: z.record(z.string(), z.string().min(1)),
});
export type SeedVersions = z.infer<typeof versionsSchema>;

const brandSchema = z
  .strictObject({
    site,
    name: z.string().min(1),
    watchId: z.int().positive().optional(),
    jewelleryId: z.int().positive().optional(),
    introduction: z.string().min(1),
  })
  .refine(({ watchId, jewelleryId }) => watchId !== undefined || jewelleryId !== undefined);
export type SeedBrand = z.infer<typeof brandSchema>;

/** Codes of the pieces of a set, one of each kind. */
export const readSeedSets = (): string[][] => z.array(keys.min(2)).parse(readSeed('sets.json'));

/** Versions of the same piece; a piece may be in several groups. */
export const readSeedVersions = (): SeedVersions[] =>
  z.array(versionsSchema).parse(readSeed('versions.json'));

export const readSeedBrands = (): SeedBrand[] => z.array(brandSchema).parse(readSeed('brands.json'));

/** @throws ZodError naming the file's first faults */
export function readSeedProducts(): SeedProduct[] {
  return FAMILIES.flatMap((family) => z.array(productSchema).parse(readSeed(`products/${family}.json`)));
}

export function readSeedCategories(of: 'beaverbrooks' | 'loupe'): SeedCategory[] {
  return z.array(categorySchema).parse(readSeed(`categories-${of}.json`));
}

function readSeed(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../seed/${file}`, import.meta.url), 'utf8'));
}
