import 'server-only';
import { GetAbGroupsDocument } from '#gql/graphql.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import { AnswerCache } from '#lib/routing/answer-cache.ts';
import type { SiteKey } from '#lib/sites.ts';
import { thisProcess } from '#lib/this-process.ts';
import { groupIn } from '../group-cookie.ts';

const SHOPS = 10;
const known = new AnswerCache({ freshMs: 60_000, limit: SHOPS, now: Date.now });
thisProcess().forget.add((expired) => known.expire(expired));

/**
 * The group whose version of a page is shown: the one in the address, else the visitor's. Only groups that the shop has count, so that nobody
 * can fill the cache with versions of others. A failure shows the version for everybody.
 * @param named the code in the address's abgroup segment
 */
export async function shownGroup(site: SiteKey, named: string | undefined, cookies: string | null) {
  const wanted = (named ?? groupIn(cookies))?.toLowerCase();
  if (wanted === undefined) return null;
  try {
    const codes = await known.get(site, [tags.configuration(site)], async () => {
      const { abGroups } = await queryGateway(site, GetAbGroupsDocument, {});
      return abGroups.map(({ code }) => code.toLowerCase());
    });
    return codes.includes(wanted) ? wanted : null;
  } catch (error) {
    logWarning('The A/B groups cannot be read; pages are shown without.', { site, why: String(error) });
    return null;
  }
}
