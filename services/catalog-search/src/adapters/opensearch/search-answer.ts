import { z } from 'zod';

const Hit = z.object({
  _id: z.string(),
  _score: z.number().nullable().optional(),
  fields: z.object({ code: z.array(z.string()).optional() }).optional(),
});
const Searched = z.object({
  timed_out: z.boolean(),
  _shards: z.object({ total: z.number(), successful: z.number() }),
  hits: z.object({ total: z.object({ value: z.number() }).optional(), hits: z.array(Hit) }),
  aggregations: z.unknown().optional(),
});
const Failed = z.object({ status: z.number(), error: z.unknown().optional() });

export type Searched = z.infer<typeof Searched>;

/** Of `_msearch`: each part answers or fails by itself. */
export const SearchAnswers = z.object({ responses: z.array(z.union([Searched, Failed])) });

export const isAnswer = (response: Searched | z.infer<typeof Failed>): response is Searched =>
  'hits' in response;

/**
 * Some shards did not answer, or not in time: products are missing from the answer. A shard that no node has is not among the failed ones.
 */
export const isPartial = ({ timed_out, _shards }: Searched): boolean =>
  timed_out || _shards.successful < _shards.total;
