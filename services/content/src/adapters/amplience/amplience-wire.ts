import { z } from 'zod';
import { ITEM_SHAPES, keyFault } from '../../seed/item-shapes.ts';

/** An answer that is not one of the vendor's. */
export class NotContentError extends Error {
  override readonly name = 'NotContentError';
}

const Content = z.looseObject({
  _meta: z.looseObject({
    schema: z.string().min(1).max(300),
    deliveryId: z.string().min(1).max(100),
    deliveryKey: z.string().max(150).optional(),
  }),
});
export type Content = z.output<typeof Content>;

const Filtered = z.object({
  responses: z.array(z.object({ content: z.unknown() })),
  page: z.object({ nextCursor: z.string().optional() }),
});

/** One page of a filter's answer. @throws NotContentError */
export function filteredPage(json: unknown): { contents: unknown[]; nextCursor: string | undefined } {
  const { success, data } = Filtered.safeParse(json);
  if (!success) throw new NotContentError('The answer is not a page of content.');
  return { contents: data.responses.map(({ content }) => content), nextCursor: data.page.nextCursor };
}

/** With every request: all linked content inlined, in English where there is a choice. */
export const PARAMETERS = { depth: 'all', format: 'inlined', locale: 'en-GB,*' } as const;

const Fetched = z.object({
  responses: z.array(z.union([z.object({ content: z.looseObject({}) }), z.object({ error: z.unknown() })])),
});

/** The contents of an answer in the order of the request; null for one that there is not. @throws NotContentError */
export function fetchedContents(json: unknown): (object | null)[] {
  const { success, data } = Fetched.safeParse(json);
  if (!success) throw new NotContentError('The answer is not content.');
  return data.responses.map((one) => ('content' in one ? one.content : null));
}

/** The vendor's id of a content that `itemOf` or `slotOf` understands. */
export const deliveryIdOf = (content: unknown): string => Content.parse(content)._meta.deliveryId;

/** The vendor's limits (providers.md §7.1). */
const MAX_BYTES = 200_000;
const MAX_NESTING = 22;
const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

export interface ReadItem {
  readonly deliveryKey: string;
  readonly schema: string;
  readonly abGroups: string;
  readonly body: object;
}

/** What cannot be shown, and why: one line for the log. */
export class LeftOut {
  readonly why: string;
  constructor(why: string) {
    this.why = why;
  }
}

/** The last part of the URI of a content type is our name of the schema. */
const schemaOf = (uri: string): string => uri.split(/[/#]/).at(-1) ?? '';

/** The name of a slot and what is in it; null for anything else. */
export function slotOf(content: unknown): { readonly key: string; readonly contents: unknown[] } | null {
  const read = Content.safeParse(content);
  if (!read.success) return null;
  const { _meta, items } = read.data;
  return _meta.deliveryKey === undefined || !Array.isArray(items)
    ? null
    : { key: _meta.deliveryKey, contents: items };
}

/** An item by its content type's schema. A part of a page that is unknown or broken is left out of it; `parts` says why. */
export function itemOf(content: unknown): { item: ReadItem | LeftOut; parts: LeftOut[] } {
  const read = Content.safeParse(content);
  if (!read.success) return { item: new LeftOut('Content without its _meta.'), parts: [] };
  const { _meta, abGroups, ...fields } = read.data;
  const deliveryKey = _meta.deliveryKey ?? `by-id/${_meta.deliveryId.toLowerCase()}`;
  const schema = schemaOf(_meta.schema);
  const leaveOut = (why: string) => ({ item: new LeftOut(`${deliveryKey} (${schema}): ${why}`), parts: [] });
  if (!KEY.test(deliveryKey)) return leaveOut('is not a delivery key of ours.');
  if (!isSchema(schema)) return leaveOut('the schema is unknown.');
  if (nestingOf(fields) > MAX_NESTING) return leaveOut(`is nested deeper than ${MAX_NESTING}.`);
  if (Buffer.byteLength(JSON.stringify(fields)) > MAX_BYTES)
    return leaveOut(`has more than ${MAX_BYTES} bytes.`);
  const plain = withoutMeta(fields) as Readonly<Record<string, unknown>>;
  const { slots, parts } = schema === 'dealer-page' ? partsOf(fields['slots'], deliveryKey) : NO_PARTS;
  const checked = ITEM_SHAPES[schema].safeParse(slots === null ? plain : { ...plain, slots });
  if (!checked.success) return leaveOut(reasonOf(checked.error));
  const fault = keyFault(deliveryKey, checked.data);
  if (fault !== null) return leaveOut(`the delivery key ${fault}.`);
  const groups = typeof abGroups === 'string' ? abGroups : '';
  return { item: { deliveryKey, schema, abGroups: groups, body: checked.data }, parts };
}

const NO_PARTS = { slots: null, parts: [] };
const isSchema = (name: string): name is keyof typeof ITEM_SHAPES => Object.hasOwn(ITEM_SHAPES, name);
const reasonOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');

/** The components of a page (IN-06). */
function partsOf(contents: unknown, page: string): { slots: object[]; parts: LeftOut[] } {
  const slots: object[] = [];
  const parts: LeftOut[] = [];
  for (const content of Array.isArray(contents) ? contents : []) {
    const { item } = itemOf(content);
    if (item instanceof LeftOut) parts.push(new LeftOut(`${page}: ${item.why}`));
    else slots.push({ schema: item.schema, body: item.body });
  }
  return { slots, parts };
}

/** How deep a value is nested, without recursion: hostile content could use up the stack. Stops counting above the limit. */
function nestingOf(value: unknown): number {
  let level: unknown[] = [value];
  let depth = 0;
  while (level.length > 0 && depth <= MAX_NESTING) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    depth++;
  }
  return depth;
}

/** Links, images and parts of the vendor's have a `_meta` of their own. */
function withoutMeta(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMeta);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== '_meta');
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutMeta(field)]));
}
