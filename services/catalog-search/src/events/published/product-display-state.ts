import { ProductDisplaySchema } from '@loupe/contracts/catalog/display';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { ProductDisplay } from '../../domain/product/product-display.ts';

/** For those who keep pages made of a product: they are to be made again. */
export const productDisplayState = publish(
  TOPICS.display,
  ProductDisplaySchema,
  'product-display-state',
  (display: ProductDisplay) => {
    const { productId, code, version, categoryKeys } = display;
    return {
      aggregateId: productId,
      aggregateVersion: version,
      site: '',
      message: { key: code, categoryKeys: [...categoryKeys] },
    };
  },
);
