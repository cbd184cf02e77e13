import { z } from 'zod';
import { ITEM_SHAPES, keyFault } from './item-shapes.ts';

const schemas = Object.keys(ITEM_SHAPES) as (keyof typeof ITEM_SHAPES)[];

/** An item as it is written in a file. Its body is checked by its schema. */
export const itemFields = z.strictObject({
  deliveryKey: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'is not a delivery key'),
  schema: z.enum(schemas),
  abGroups: z.string().default(''),
  liveFrom: z.iso.datetime().nullable().default(null),
  liveUntil: z.iso.datetime().nullable().default(null),
  body: z.unknown(),
});

/** The item with its body as its schema reads it; the issues of the body are at `body`. */
export function withCheckedBody<Item extends z.output<typeof itemFields>>(
  item: Item,
  context: z.RefinementCtx,
): Item & { readonly body: object } {
  const read = ITEM_SHAPES[item.schema].safeParse(item.body);
  const fault = read.success ? keyFault(item.deliveryKey, read.data) : null;
  if (read.success && fault === null) return { ...item, body: read.data };
  if (fault !== null) context.addIssue({ code: 'custom', message: fault, path: ['deliveryKey'] });
  for (const { path, message } of read.error?.issues ?? [])
    context.addIssue({ code: 'custom', message, path: ['body', ...path] });
  return z.NEVER;
}

export const itemFile = itemFields.transform(withCheckedBody);
