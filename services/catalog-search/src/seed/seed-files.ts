import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CategoryType } from '../domain/category/category-tree.ts';
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
  'chronographs',
  'dive-watches',
  'field-and-dress-watches',
  'ladies-watches-loupe',
  'straps',
] as const;

const PRODUCT_TYPES = [
  'watch',
  'wrist-wear',
  'accessory',
  'ring',
  'neckwear',
  'earrings',
  'cufflinks',
  'set',
] as const;
const pence = z.int().min(0);
const keys = z.array(z.string()).min(1);
const site = z.enum(['beaverbrooks', 'loupe']);

const productSchema = z.strictObject({
  code: z.string().regex(/^\d{7}$/),
  brand: z.string().min(1),
  name: z.string().min(1),
  description: z.string().min(1),
  productType: z.enum(PRODUCT_TYPES),
  gender: z.enum(['female', 'male', 'unisex', 'children']),
  webProductStatus: z.enum(WEB_PRODUCT_STATUSES).default('liveActive'),
  priceUponEnquiry: z.boolean().default(false),
  isNew: z.boolean().default(false),
  launchedOn: z.iso.date(),
  price: pence,
  wasPrice: pence.optional(),
  /** Per site, the one its breadcrumbs lead through first. The sites are those that list the product. */
  categories: z.partialRecord(site, keys),
  /** "L", or "LH" for L½; without them the product is one variant, and its sku is its code. */
  ringSizes: z.array(z.string()).min(1).optional(),
  masterSize: z.string().optional(),
  dialColour: z.string().optional(),
  caseSize: z.number().optional(),
  pictures: z
    .array(z.strictObject({ name: z.string(), alt: z.string().min(1), site: site.optional() }))
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
  listingUrl: z.string().startsWith('/product-listing/'),
  inMenu: z.boolean().default(true),
  get children() {
    return z.array(categorySchema);
  },
});
export type SeedCategory = z.infer<typeof categorySchema>;

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
