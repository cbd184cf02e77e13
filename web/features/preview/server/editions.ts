import 'server-only';
import { GetEditionsDocument, type GetEditionsQuery } from '#gql/graphql.ts';
import { queryStaged } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';

/** The named moments of a shop, for editors only. @throws GraphClientError */
export async function editionsOf(site: SiteKey): Promise<GetEditionsQuery['editions']> {
  const { editions } = await queryStaged(site, GetEditionsDocument, {});
  return editions;
}
