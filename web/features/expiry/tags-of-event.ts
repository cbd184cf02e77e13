import { fromBinary } from '@bufbuild/protobuf';
import { ProductDisplaySchema } from '@loupe/contracts/catalog/display';
import { isSiteKey } from '../../lib/sites.ts';
import { SITE_KEYS, tags } from '../../lib/cache-manifest.ts';

export interface ChangeEvent {
  readonly type: string;
  readonly site: string;
  readonly payload: Uint8Array;
}

/**
 * Tags of the content that an event makes stale. For every site: a product or store may have been removed from one.
 */
export function tagsOfEvent({ type, site, payload }: ChangeEvent): readonly string[] {
  switch (type) {
    case 'product-display-state':
      return tagsOfDisplay(payload);
    case 'store-state':
      return SITE_KEYS.map(tags.stores);
    case 'content-item-state':
      return (isSiteKey(site) ? [site] : SITE_KEYS).map(tags.content);
    case 'site-limits-state':
      return (isSiteKey(site) ? [site] : SITE_KEYS).map(tags.configuration);
    default:
      return [];
  }
}

function tagsOfDisplay(payload: Uint8Array): string[] {
  const { key, categoryKeys } = fromBinary(ProductDisplaySchema, payload);
  return SITE_KEYS.flatMap((site) => [
    tags.product(site, key),
    ...categoryKeys.map((category) => tags.category(site, category)),
  ]);
}
