import 'server-only';
import type * as z from 'zod/mini';
import { CountViewedTogetherDocument } from '#gql/graphql.ts';
import { boundedBody } from '#lib/bounded-body.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import { isForeign } from '#lib/is-foreign.ts';
import { logWarning } from '#lib/log.ts';
import { readConsent } from '../../consent/consent-cookie.ts';
import { PLAN_REPORTS } from '../../measuring/plan-reports.ts';

/** Bytes. */
const BODY_LIMIT = 500;
const Viewed = PLAN_REPORTS.viewed_together.params;

/**
 * QY-09: counts that two products were looked at one after the other, for visitors who agreed to statistics. Sent without their cookies:
 * only the network reaches the catalogue, for its limits. @returns the status of the answer
 */
export async function countViewed(request: Request): Promise<number> {
  const categories = readConsent(request.headers.get('cookie'))?.categories ?? [];
  if (isForeign(request.headers) || !categories.includes('statistics')) return 403;
  const input = await viewedIn(request);
  if (input === undefined) return 400;
  const anonymous = new Headers(request.headers);
  anonymous.delete('cookie');
  try {
    await queryAsShopper(anonymous, CountViewedTogetherDocument, { input });
    return 204;
  } catch (error) {
    logWarning('A view was not counted.', { why: String(error) });
    return 502;
  }
}

async function viewedIn(request: Request): Promise<z.infer<typeof Viewed> | undefined> {
  try {
    return Viewed.safeParse(JSON.parse(new TextDecoder().decode(await boundedBody(request, BODY_LIMIT))))
      .data;
  } catch {
    return undefined;
  }
}
