import { z } from 'zod';

const words = z.string().min(1);
/**
 * Same-origin: an editor cannot send a shopper elsewhere by a slip. To a browser a backslash is a slash, and tabs and
 * line ends are nothing.
 */
const href = words.regex(/^\/(?![/\\])\P{Cc}*$/u, 'is not a path of this shop');
const picture = z.strictObject({
  name: words,
  /** Empty for decoration. */
  alt: z.string(),
});
const link = z.strictObject({ label: words, href });
const links = z.array(link).max(2).default([]);

/** What a body holds under each schema; README.md says what pages make of it. */
export const ITEM_SHAPES = {
  hero: z.strictObject({
    heading: words.optional(),
    lead: words,
    picture: picture.optional(),
    /** Of the piece that is the hero; its name is the heading and its figures are shown. */
    productCode: words.optional(),
    links,
  }),
  editorial: z.strictObject({
    /** One piece told at length, or the one band of brand colour on the page. */
    look: z.enum(['split', 'band']),
    heading: words,
    lead: words,
    picture: picture.optional(),
    productCode: words.optional(),
    /** Facts of the piece, by "group/name" of its specification. */
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
    /** Words for the link to all of the category. */
    allLabel: words.optional(),
    /** Headings of what `notes` says of each child, by category key: the list is then a table. */
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
    /** Words before the phone number; no number without them. */
    phoneLabel: words.optional(),
    /** Each with an icon, or with the day on which it happens: then they are a sequence. */
    items: z
      .array(z.strictObject({ icon: words.optional(), when: words.optional(), title: words, text: words }))
      .min(1),
    links,
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
          /** Pairs that read as a table: what, and how much. */
          rows: z.array(z.tuple([words, words])).default([]),
        }),
      )
      .min(1),
    links: z.array(link).default([]),
  }),
} as const satisfies Record<string, z.ZodType>;
