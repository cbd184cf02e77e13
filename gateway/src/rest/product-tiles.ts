import { z } from 'zod';
import { defineCall } from './call.ts';
import { TILES } from './catalogue-operations.ts';
import { texts } from './schemas/wire.ts';
import { Tile } from './schemas/tile.ts';

/** As the graph allows. */
const MOST = 60;

/** RE-02. */
export const productTiles = defineCall({
  id: 'getProductTiles',
  method: 'get',
  path: '/api/v1/shopping/attraqt/product/tiles',
  tag: 'Catalogue',
  summary: 'Pieces as a listing shows them, in the order of their keys, without unknown ones.',
  isPublic: true,
  query: z.strictObject({
    productKeys: texts(MOST, 1).meta({ explode: false, examples: [['0100001', '0100002']] }),
  }),
  answer: {
    description: 'The tiles.',
    schema: z.strictObject({ products: z.array(Tile) }).meta({ id: 'Tiles' }),
  },
  handler: async ({ query }, graph) => {
    const { searchByProductKeys: products } = await graph.needed<{
      searchByProductKeys: z.output<typeof Tile>[];
    }>(TILES, query);
    return { products };
  },
});
