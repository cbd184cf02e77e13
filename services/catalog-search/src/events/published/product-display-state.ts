import { create, toBinary } from '@bufbuild/protobuf';
import { ProductDisplaySchema } from '@loupe/contracts/catalog/display';
import { TOPICS } from '@loupe/contracts/topics';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import type { ProductDisplay } from '../../domain/product/product-display.ts';

/** For those who keep pages made of a product: they are to be made again. */
export function productDisplayState(display: ProductDisplay): OutboxEvent {
  const { productId, code, version, categoryKeys } = display;
  const message = create(ProductDisplaySchema, { key: code, categoryKeys: [...categoryKeys] });
  return {
    topic: TOPICS.display.name,
    type: 'product-display-state',
    aggregateId: productId,
    aggregateVersion: version,
    site: '',
    payload: toBinary(ProductDisplaySchema, message),
  };
}
