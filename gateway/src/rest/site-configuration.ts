import { z } from 'zod';
import { defineCall } from './call.ts';
import { CONFIGURATION } from './operations.ts';

const SiteConfiguration = z
  .strictObject({
    site: z.string(),
    name: z.string(),
    phone: z.string(),
    promise: z.string(),
    wishlistPageSize: z.int(),
    wishlistMiniMaximumLimit: z.int(),
    cartMiniMaximumLimit: z.int(),
    composableInstance: z.boolean(),
  })
  .meta({ id: 'SiteConfiguration' });

/** RE-01. */
export const siteConfiguration = defineCall({
  id: 'getSiteConfiguration',
  method: 'get',
  path: '/api/v1/config',
  tag: 'Site',
  summary: 'The shop’s settings and limits that pages need.',
  isPublic: true,
  answer: { description: 'The settings.', schema: SiteConfiguration },
  handler: async (_asked, graph) =>
    (await graph.needed<{ siteConfiguration: z.output<typeof SiteConfiguration> }>(CONFIGURATION))
      .siteConfiguration,
});
