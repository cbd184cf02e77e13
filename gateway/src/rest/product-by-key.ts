import { z } from 'zod';
import { defineCall } from './call.ts';
import { CallRefused } from './call-refused.ts';
import { PRODUCT } from './catalogue-operations.ts';
import { ProductAnswer } from './schemas/product.ts';
import { text } from './schemas/wire.ts';

/** RE-03, EN-15. */
export const productByKey = defineCall({
  id: 'getProduct',
  method: 'get',
  path: '/api/v2/product',
  tag: 'Catalogue',
  summary: 'One piece with its variants, relations and delivery.',
  refuses: ['ProductNotFoundError'],
  query: z.strictObject({ productKey: text.meta({ examples: ['0100002'] }) }),
  answer: { description: 'The piece.', schema: ProductAnswer },
  handler: async ({ query }, graph) => {
    const { product } = await graph.needed<{ product: z.output<typeof ProductAnswer> | null }>(
      PRODUCT,
      query,
    );
    if (product === null) throw new CallRefused('ProductNotFoundError', 'This shop has no such product.');
    return product;
  },
});
