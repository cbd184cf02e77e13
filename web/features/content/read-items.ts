import { BODY_SHAPES, type ContentSchema, type Item } from './body-shapes.ts';

/** An item as returned by the graph. */
export type RawItem = {
  readonly id: string;
  readonly deliveryKey: string;
  readonly schema: string;
  readonly body: unknown;
  readonly abGroups: string;
};

type Options = {
  /** The visitor's group (VA-07); null for a page cached for everyone. */
  group: string | null;
  warn: (
    message: string,
    facts: { readonly deliveryKey: string; readonly schema: string; readonly paths?: readonly string[] },
  ) => void;
};

const isKnown = (schema: string): schema is ContentSchema => Object.hasOwn(BODY_SHAPES, schema);

/** The items that a page can show to this visitor; unknown or invalid ones are left out with a warning. */
export function readItems(items: readonly RawItem[], { group, warn }: Options): Item[] {
  return items
    .filter(({ abGroups }) => isForGroup(abGroups, group))
    .flatMap(({ id, deliveryKey, schema, body }) => {
      if (!isKnown(schema)) {
        warn('Content of an unknown schema is not shown.', { deliveryKey, schema });
        return [];
      }
      const read = BODY_SHAPES[schema].safeParse(body);
      if (!read.success) {
        const paths = read.error.issues.map(({ path }) => path.join('.'));
        warn('Content that has not the shape of its schema is not shown.', { deliveryKey, schema, paths });
        return [];
      }
      return [{ id, deliveryKey, schema, body: read.data } as Item];
    });
}

/**
 * Whether content is shown to a visitor (VA-07): one of the comma-separated codes matches, ignoring case, or there
 * are no codes, which means everyone.
 * @param visitorGroup null for a visitor without a group, who sees only content for everyone
 */
export function isForGroup(abGroups: string, visitorGroup: string | null): boolean {
  const codes = abGroups
    .split(',')
    .map((code) => code.trim().toLowerCase())
    .filter(Boolean);
  if (codes.length === 0) return true;
  return visitorGroup !== null && codes.includes(visitorGroup.trim().toLowerCase());
}
