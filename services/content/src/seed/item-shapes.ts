import { z } from 'zod';
import { translations, translationsKey } from './translations-shape.ts';

const words = z.string().min(1);
/**
 * Same-origin, so that an editor cannot link to another site by mistake. Browsers read a backslash as a slash, and ignore tabs and
 * line breaks.
 */
const href = words.regex(/^\/(?![/\\])\P{Cc}*$/u, 'is not a path of this shop');
const picture = z.strictObject({
  name: words,
  /** Empty for a decorative image. */
  alt: z.string(),
});
const link = z.strictObject({ label: words, href });
const links = z.array(link).max(2).default([]);

const COMPONENTS = {
  hero: z.strictObject({
    heading: words.optional(),
    lead: words,
    picture: picture.optional(),
    /** Key of the product shown; its name is the heading and its specification is shown. */
    productCode: words.optional(),
    links,
  }),
  editorial: z.strictObject({
    /** A long text about one product, or the only band in brand colour on the page. */
    look: z.enum(['split', 'band']),
    heading: words,
    lead: words,
    picture: picture.optional(),
    productCode: words.optional(),
    /** Entries of the product's specification, as "group/name". */
    facts: z.array(z.strictObject({ label: words, specification: words })).default([]),
    links,
  }),
  text: z.strictObject({
    heading: words.optional(),
    paragraphs: z.array(words).min(1),
    links,
  }),
  message: z.strictObject({
    tone: z.enum(['info', 'ok', 'warning']),
    text: words,
    link: link.optional(),
  }),
  'link-list': z.strictObject({
    heading: words,
    lead: words.optional(),
    links: z.array(link).default([]),
    /** The children of a category are the links. */
    categoryKey: words.optional(),
    /** Text of the link to the whole category. */
    allLabel: words.optional(),
    /** Headings of the columns of `notes`, which has texts by category key: the list is then a table. */
    columns: z.array(words).default([]),
    notes: z.record(words, z.array(words)).default({}),
  }),
  'category-tiles': z.strictObject({
    heading: words,
    tiles: z.array(z.strictObject({ label: words, href, picture: words })).min(1),
  }),
  'product-shelf': z.strictObject({
    heading: words,
    categoryKey: words,
    size: z.int().min(1).max(12),
  }),
  'service-band': z.strictObject({
    heading: words,
    lead: words,
    /** Text before the phone number; without it no number is shown. */
    phoneLabel: words.optional(),
    /** Each with an icon, or with its day: then they are shown as a sequence. */
    items: z
      .array(z.strictObject({ icon: words.optional(), when: words.optional(), title: words, text: words }))
      .min(1),
    links,
  }),
} as const;

/** The shape of a body for each schema; README.md describes how pages show it. */
export const ITEM_SHAPES = {
  ...COMPONENTS,
  /** CO-01: not shown itself. */
  translations,
  /** EN-10: shown with each piece that it names, by its code or its brand. */
  roundel: z
    .strictObject({
      label: words.max(40),
      products: z.array(words).default([]),
      brands: z.array(words).default([]),
    })
    .refine(({ products, brands }) => products.length + brands.length > 0, 'names no piece'),
  /** IN-06: a content page of the dealer's section. `{maker}` in a text is the maker's name. */
  'dealer-page': z.strictObject({
    title: words,
    meta: z.strictObject({ title: words, description: words }),
    lead: words.optional(),
    picture: picture.optional(),
    slots: z.array(
      z.discriminatedUnion('schema', [
        z.strictObject({ schema: z.literal('text'), body: COMPONENTS.text }),
        z.strictObject({ schema: z.literal('editorial'), body: COMPONENTS.editorial }),
        z.strictObject({ schema: z.literal('service-band'), body: COMPONENTS['service-band'] }),
        z.strictObject({ schema: z.literal('link-list'), body: COMPONENTS['link-list'] }),
        z.strictObject({ schema: z.literal('message'), body: COMPONENTS.message }),
      ]),
    ),
  }),
  page: z.strictObject({
    title: words,
    description: words,
    lead: words,
    picture: picture.optional(),
    parts: z
      .array(
        z.strictObject({
          heading: words,
          paragraphs: z.array(words).default([]),
          /** Rows of a table: label and value. */
          rows: z.array(z.tuple([words, words])).default([]),
        }),
      )
      .min(1),
    links: z.array(link).default([]),
  }),
} as const satisfies Record<string, z.ZodType>;

/** Why pages would never ask for an item of this delivery key; null when they may. */
export const keyFault = (
  deliveryKey: string,
  body: z.output<(typeof ITEM_SHAPES)[keyof typeof ITEM_SHAPES]>,
): string | null =>
  'namespace' in body && deliveryKey !== translationsKey(body) ? `must be ${translationsKey(body)}` : null;
