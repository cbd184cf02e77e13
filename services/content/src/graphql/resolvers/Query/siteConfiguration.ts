import type { QueryResolvers } from '../../gen/schema-types.ts';

/** CO-02, CO-03. */
export const siteConfiguration: QueryResolvers['siteConfiguration'] = async (
  _query,
  _none,
  { site, useCases: { shops, isComposable } },
) => ({ ...(await shops.shop(site)), composableInstance: isComposable });
