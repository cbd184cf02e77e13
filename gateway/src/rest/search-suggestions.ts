import { z } from 'zod';
import { defineCall } from './call.ts';
import { SUGGESTIONS } from './catalogue-operations.ts';
import { Tile } from './schemas/tile.ts';
import { text, wholeNumber } from './schemas/wire.ts';

const Suggestions = z
  .strictObject({
    terms: z.array(z.string()),
    categories: z.array(
      z
        .strictObject({ key: z.string(), name: z.string(), landingUrl: z.string() })
        .meta({ id: 'CategorySuggestion' }),
    ),
    brands: z.array(z.strictObject({ code: z.string(), name: z.string() }).meta({ id: 'BrandSuggestion' })),
    products: z.array(Tile),
    spellingSuggestion: z.string().nullable(),
  })
  .meta({ id: 'Suggestions' });

/** RE-04. */
export const searchSuggestions = defineCall({
  id: 'getSearchSuggestions',
  method: 'get',
  path: '/api/v1/shopping/search/suggestions',
  tag: 'Catalogue',
  summary: 'Words, categories, brands and pieces that these letters may become.',
  refuses: ['SearchUnavailableError'],
  query: z.strictObject({
    text: text.meta({ description: 'What was typed so far.', examples: ['ri'] }),
    limit: wholeNumber(1, 10).default(6).meta({ description: 'Of each kind at most.' }),
  }),
  answer: { description: 'The suggestions.', schema: Suggestions },
  handler: async ({ query }, graph) =>
    (await graph.needed<{ suggest: z.output<typeof Suggestions> }>(SUGGESTIONS, query)).suggest,
});
