import { z } from 'zod';
import { defineCall } from './call.ts';
import { BRANDS, STORES } from './catalogue-operations.ts';
import { StoreAnswer } from './schemas/store.ts';
import { optionalText, wholeNumber } from './schemas/wire.ts';
import { namedBrands, type NumberedBrand } from './store-brands.ts';

interface Found {
  readonly total: number;
  readonly place: string | null;
  readonly stores: readonly {
    readonly distance: number | null;
    readonly store: Omit<z.output<typeof StoreAnswer>, 'distance'>;
  }[];
}

/** RE-04, EN-16. Brands are named by the catalogue's numbers; while it does not answer, as the stores name them. */
export const storeList = defineCall({
  id: 'getStores',
  method: 'get',
  path: '/api/v1/stores',
  tag: 'Stores',
  summary: 'Stores near a place with their distance in miles, those of a region, or all by name.',
  isPublic: true,
  refuses: ['PlaceNotFoundError'],
  query: z.strictObject({
    place: optionalText.optional().meta({ examples: ['Leeds'] }),
    region: optionalText.optional().meta({ examples: ['yorkshire'] }),
    limit: wholeNumber(1, 60).optional(),
  }),
  answer: {
    description: 'The stores.',
    schema: z
      .strictObject({ total: z.int(), place: z.string().nullable(), stores: z.array(StoreAnswer) })
      .meta({ id: 'Stores' }),
  },
  handler: async ({ query: { place, region, limit } }, graph) => {
    const given = { place, region, limit };
    const input = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const [{ stores: found }, numbered] = await Promise.all([
      graph.needed<{ stores: Found }>(STORES, { input }),
      graph.partly<{ brands: readonly NumberedBrand[] }>(BRANDS),
    ]);
    const brands = numbered.data?.brands ?? [];
    const stores = found.stores.map(({ store, distance }) => ({
      ...store,
      ...namedBrands(store, brands),
      distance,
    }));
    return { ...found, stores };
  },
});
