import type { ComponentType } from 'react';
import { logWarning } from '#lib/log.ts';
import type { SiteKey } from '#lib/sites.ts';
import { ContentBoundary } from './client/content-boundary.tsx';
import type { ContentSchema, Item, ItemOf } from './body-shapes.ts';

/** `id` is unique on the page, for `aria-labelledby`. */
export type ItemProps<Schema extends ContentSchema> = {
  site: SiteKey;
  id: string;
  body: ItemOf<Schema>['body'];
};

/** A renderer per schema. */
export type Renderers = { [Schema in ContentSchema]?: ComponentType<ItemProps<Schema>> };

/** Renders a slot's items in order; one without a renderer here is skipped with a warning. */
export function Items({ site, items, look }: { site: SiteKey; items: readonly Item[]; look: Renderers }) {
  return items.map((item) => {
    const { id, schema, body, deliveryKey } = item;
    const Look = look[schema] as ComponentType<ItemProps<ContentSchema>> | undefined;
    if (Look === undefined) {
      logWarning('Content has no look at its place and is not shown.', { site, deliveryKey, schema });
      return null;
    }
    return (
      <ContentBoundary key={id} deliveryKey={deliveryKey} schema={schema}>
        <Look site={site} id={deliveryKey.replaceAll('/', '-')} body={body} />
      </ContentBoundary>
    );
  });
}
