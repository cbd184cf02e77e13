import { z } from 'zod';
import { defineCall } from './call.ts';
import { RECOMMENDED } from './operations.ts';

interface Shelf {
  readonly products: readonly { readonly key: string }[];
}

/** As the graph allows. */
const MAX_KEYS = 60;
const MAX_LIMIT = 24;
const LONGEST_KEY = 200;

const KEYS = `is a list of at most ${MAX_KEYS} keys.`;
const LIMIT = `is 1 to ${MAX_LIMIT}.`;

const productKeys = z.array(z.string(KEYS).min(1, KEYS).max(LONGEST_KEY, KEYS), KEYS).max(MAX_KEYS, KEYS);

/** IN-02. */
export const recommendations = defineCall({
  id: 'recommend',
  method: 'post',
  path: '/api/amplience/recommendations',
  tag: 'Content',
  summary: 'Pieces to show beside these, each once.',
  body: {
    type: 'application/json',
    fields: z
      .strictObject({ productKeys, limit: z.int(LIMIT).min(1, LIMIT).max(MAX_LIMIT, LIMIT).default(8) })
      .meta({ examples: [{ productKeys: ['0100002'], limit: 4 }] }),
  },
  answer: {
    description: 'Their keys, the best first.',
    schema: z.strictObject({ productKeys: z.array(z.string()) }).meta({ id: 'Recommended' }),
  },
  handler: async ({ body }, graph) => {
    const { recommendation } = await graph.needed<{ recommendation: readonly Shelf[] }>(RECOMMENDED, {
      input: body,
    });
    const keys = recommendation.flatMap(({ products }) => products.map(({ key }) => key));
    return { productKeys: [...new Set(keys)].slice(0, body.limit) };
  },
});
