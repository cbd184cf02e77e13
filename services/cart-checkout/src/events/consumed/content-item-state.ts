import { ContentItemSchema } from '@loupe/contracts/content/content_item';
import { consume } from '@loupe/messaging/consume';
import { PoisonMessageError } from '@loupe/messaging/errors';
import * as z from 'zod';
import type { RoundelState } from '../../domain/catalogue/roundels.ts';

const Body = z.object({ label: z.string(), products: z.array(z.string()), brands: z.array(z.string()) });

export interface RoundelProjection {
  save(roundel: RoundelState): Promise<boolean>;
  /** The item is one no longer. */
  end(item: { readonly id: string; readonly version: bigint }): Promise<void>;
}

/** Projects the roundels of content.item.v1; other items are pages' alone. An item that ends is published as not live, so there are no tombstones. */
export const onContentItemState = ({ save, end }: RoundelProjection) =>
  consume(
    ContentItemSchema,
    'content-item-state',
    async ({ id, site, deliveryKey, schema, bodyJson, abGroups, live }, { aggregateVersion: version }) => {
      if (schema !== 'roundel') return end({ id, version });
      const shown = live && abGroups === '';
      return save({ id, version, site, deliveryKey, ...bodyOf(bodyJson), shown });
    },
    'item of content',
  );

function bodyOf(json: string): z.infer<typeof Body> {
  try {
    return Body.parse(JSON.parse(json));
  } catch (cause) {
    throw new PoisonMessageError('The body is no roundel.', { cause });
  }
}
