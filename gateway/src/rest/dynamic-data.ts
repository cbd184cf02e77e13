import { MASKED_MESSAGE } from '@loupe/subgraph-server/mask-errors';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { CallRefused } from './call-refused.ts';
import { miniCartOf, type GraphBag } from './mini-cart.ts';
import { miniFavourites, type GraphList } from './mini-favourites.ts';
import { DYNAMIC_DATA } from './operations.ts';
import { MiniCartAnswer } from './schemas/mini-cart-answer.ts';
import { MiniListAnswer } from './schemas/mini-list-answer.ts';
import { texts } from './schemas/wire.ts';

/** EN-20. */
const UserInfo = z
  .strictObject({ id: z.string(), hybrisCustomerId: z.string(), email: z.string() })
  .meta({ id: 'UserInfo' });

interface Data {
  readonly mutualData?: { readonly cart: GraphBag | null } | null;
  readonly shoppingList?: GraphList | null;
  readonly userInfo?: z.output<typeof UserInfo> | null;
}

const SECTIONS = ['miniCartInfo', 'wishlistInfo', 'userInfo'];
/** Names of sections that are not ours are ignored, as older pages may ask for more. */
const MOST_NAMES = 20;

/** RE-05. All sections come from one operation, so an error in one of them fails the call. */
export const dynamicData = defineCall({
  id: 'getDynamicData',
  method: 'get',
  path: '/api/v1/dynamic/data',
  tag: 'Bag and lists',
  summary: 'The sections that are asked for and no others; without any, nothing.',
  query: z.strictObject({
    sections: texts(MOST_NAMES).meta({
      explode: false,
      description: `Of ${SECTIONS.join(', ')}.`,
      examples: [SECTIONS],
    }),
  }),
  answer: {
    description: 'The sections.',
    schema: z
      .strictObject({
        miniCartInfo: MiniCartAnswer.optional(),
        wishlistInfo: MiniListAnswer.optional(),
        userInfo: UserInfo.nullable().optional().meta({ description: 'Null for a guest.' }),
      })
      .meta({ id: 'DynamicData' }),
  },
  handler: async ({ query: { sections } }, graph) => {
    const asked = new Set(sections);
    const [bag, list, user] = SECTIONS.map((name) => asked.has(name));
    if (!bag && !list && !user) return {};
    const { data, refusal } = await graph.partly<Data>(DYNAMIC_DATA, { bag, list, user });
    if (refusal !== undefined || data === null) throw refusal ?? new CallRefused('HTTPError', MASKED_MESSAGE);
    const { mutualData, shoppingList, userInfo } = data;
    return {
      ...(mutualData && { miniCartInfo: await miniCartOf(mutualData.cart, graph) }),
      ...(shoppingList && { wishlistInfo: miniFavourites(shoppingList) }),
      ...(user && { userInfo: userInfo ?? null }),
    };
  },
});
