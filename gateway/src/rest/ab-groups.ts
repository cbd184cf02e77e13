import { z } from 'zod';
import { defineCall } from './call.ts';
import { AB_GROUPS } from './operations.ts';

const AbGroup = z.strictObject({ code: z.string(), weight: z.int() }).meta({ id: 'AbGroup' });

/** RE-01. */
export const abGroups = defineCall({
  id: 'getAbGroups',
  method: 'get',
  path: '/api/v1/abgroups',
  tag: 'Site',
  summary: 'The shop’s A/B groups with their weights.',
  isPublic: true,
  answer: { description: 'All groups.', schema: z.array(AbGroup) },
  handler: async (_asked, graph) =>
    (await graph.needed<{ abGroups: z.output<typeof AbGroup>[] }>(AB_GROUPS)).abGroups,
});
