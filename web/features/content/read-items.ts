import { isForGroup } from '../../lib/ab-groups.ts';
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
  warn: (message: string, facts: Readonly<Record<string, unknown>>) => void;
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
