import type { SiteConfiguration } from '../../../domain/site/site-configuration.ts';
import type { Context } from '../../context.ts';

/** CO-02, CO-03. */
export async function siteConfiguration(
  _query: unknown,
  _arguments: unknown,
  { site, shops, limits }: Context,
): Promise<SiteConfiguration> {
  return { ...(await shops.shop(site)), ...limits };
}
