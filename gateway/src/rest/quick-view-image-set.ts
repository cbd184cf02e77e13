import { z } from 'zod';
import { defineCall } from './call.ts';
import { CallRefused } from './call-refused.ts';
import { QUICK_VIEW } from './catalogue-operations.ts';
import { Picture } from './schemas/tile.ts';
import { text } from './schemas/wire.ts';

interface Pictured {
  readonly code: string;
  readonly media: z.output<typeof Picture>[];
}

/** RE-03. */
export const quickViewImageSet = defineCall({
  id: 'getQuickViewImageSet',
  method: 'get',
  path: '/api/v1/product/{productCode}/quickViewImageSet',
  tag: 'Catalogue',
  summary: 'The pictures of a piece by their names at the media host, in order.',
  refuses: ['ProductNotFoundError'],
  params: z.strictObject({ productCode: text.meta({ examples: ['0100002'] }) }),
  answer: {
    description: 'The pictures.',
    schema: z
      .strictObject({ productCode: z.string(), images: z.array(Picture) })
      .meta({ id: 'QuickViewImageSet' }),
  },
  handler: async ({ params }, graph) => {
    const { productQuickview: product } = await graph.needed<{ productQuickview: Pictured | null }>(
      QUICK_VIEW,
      { productKey: params.productCode },
    );
    if (product === null) throw new CallRefused('ProductNotFoundError', 'This shop has no such product.');
    return { productCode: product.code, images: product.media };
  },
});
