import * as z from 'zod/mini';
import type { SentenceKey } from '../../lib/translations/common.ts';
import { DEFAULTS } from '../../lib/translations/namespaces.ts';

const words = z.string().check(z.minLength(1));
/**
 * A path of this shop: a link in content must not lead to another site. Browsers treat a backslash as a slash, and
 * ignore tabs and line breaks.
 */
const href = z.string().check(z.regex(/^\/(?![/\\])\P{Cc}*$/u));
const link = z.object({ label: words, href });
const links = z._default(z.array(link), []);
const picture = z.object({ name: words, alt: z.string() });
/** Plain text on one line: it is rendered as text, whatever is in it. */
const sentence = z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^\P{Cc}*$/u)));
const sentenceKeys = Object.keys(DEFAULTS) as SentenceKey[];

/** The fields that pages require of a body under each schema; other fields are ignored. */
export const BODY_SHAPES = {
  hero: z.object({
    heading: z.optional(words),
    lead: words,
    picture: z.optional(picture),
    productCode: z.optional(words),
    links,
  }),
  editorial: z.object({
    look: z.enum(['split', 'band']),
    heading: words,
    lead: words,
    picture: z.optional(picture),
    productCode: z.optional(words),
    facts: z._default(z.array(z.object({ label: words, specification: words })), []),
    links,
  }),
  text: z.object({ heading: z.optional(words), paragraphs: z.array(words), links }),
  message: z.object({ tone: z.enum(['info', 'ok', 'warning']), text: words, link: z.optional(link) }),
  'link-list': z.object({
    heading: words,
    lead: z.optional(words),
    links,
    categoryKey: z.optional(words),
    allLabel: z.optional(words),
    columns: z._default(z.array(words), []),
    notes: z._default(z.record(z.string(), z.array(words)), {}),
  }),
  'category-tiles': z.object({
    heading: words,
    tiles: z.array(z.object({ label: words, href, picture: words })),
  }),
  'product-shelf': z.object({ heading: words, categoryKey: words, size: z.int().check(z.positive()) }),
  'service-band': z.object({
    heading: words,
    lead: words,
    phoneLabel: z.optional(words),
    items: z.array(z.object({ icon: z.optional(words), when: z.optional(words), title: words, text: words })),
    links,
  }),
  page: z.object({
    title: words,
    description: words,
    lead: words,
    picture: z.optional(picture),
    parts: z.array(
      z.object({
        heading: words,
        paragraphs: z._default(z.array(words), []),
        rows: z._default(z.array(z.tuple([words, words])), []),
      }),
    ),
    links,
  }),
  /** CO-01: not shown itself. A key that pages do not know is left out. */
  translations: z.object({
    sentences: z.object(
      Object.fromEntries(sentenceKeys.map((key) => [key, sentence])) as Record<SentenceKey, typeof sentence>,
    ),
  }),
  /** IN-06. A component of an unknown schema is left out where the page is read. */
  'dealer-page': z.object({
    title: words,
    meta: z.object({ title: words, description: words }),
    lead: z.optional(words),
    picture: z.optional(picture),
    slots: z._default(z.array(z.object({ schema: words, body: z.unknown() })), []),
  }),
} as const;

export type ContentSchema = keyof typeof BODY_SHAPES;
export type Body<Schema extends ContentSchema> = z.output<(typeof BODY_SHAPES)[Schema]>;
/** An item whose body matches its schema. */
export type Item = {
  [Schema in ContentSchema]: { id: string; deliveryKey: string; schema: Schema; body: Body<Schema> };
}[ContentSchema];
export type ItemOf<Schema extends ContentSchema> = Extract<Item, { schema: Schema }>;
