import { z } from 'zod';
import type { AskGraph } from './ask-graph.ts';
import { defineCall } from './call.ts';
import { CallRefused } from './call-refused.ts';
import { CATEGORY } from './catalogue-operations.ts';
import { text } from './schemas/wire.ts';
import { Link } from './schemas/tile.ts';

/** EN-18. */
const CategoryAnswer = z
  .strictObject({
    key: z.string(),
    name: z.string(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    listingUrl: z.string(),
    attraqtQueryUrl: z.string(),
    quickLinks: z.array(Link),
    breadcrumb: z.array(Link),
  })
  .meta({ id: 'Category' });

const key = text.meta({ description: 'Of the category.', examples: ['rings'] });

const alike = {
  method: 'get',
  tag: 'Catalogue',
  summary: 'One category.',
  isPublic: true,
  refuses: ['NotImplementedError'],
  answer: { description: 'The category.', schema: CategoryAnswer },
} as const;

async function categoryOf(asked: string, graph: AskGraph) {
  const { category } = await graph.needed<{ category: z.output<typeof CategoryAnswer> | null }>(CATEGORY, {
    key: asked,
  });
  if (category === null) throw new CallRefused('NotImplementedError', 'This shop has no such category.');
  return category;
}

/** RE-02, as the specification's address has it: with the key as a further segment. */
export const categoryByKey = defineCall({
  ...alike,
  id: 'getCategory',
  path: '/api/v2/category/{key}',
  params: z.strictObject({ key }),
  handler: ({ params }, graph) => categoryOf(params.key, graph),
});

/** RE-02, with the key as a parameter. */
export const categoryByQuery = defineCall({
  ...alike,
  id: 'findCategory',
  path: '/api/v2/category',
  query: z.strictObject({ key }),
  handler: ({ query }, graph) => categoryOf(query.key, graph),
});
