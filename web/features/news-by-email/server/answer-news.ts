import 'server-only';
import { AnswerMarketingDocument } from '#gql/graphql.ts';
import { changeAsShopper } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import { logWarning } from '#lib/log.ts';
import type { Told } from '../news-href.ts';

/** RO-06: says by the link of an e-mail whether news are wanted. */
export async function answerNews(headers: Headers, token: string, wanted: boolean): Promise<Told> {
  try {
    const { data } = await changeAsShopper(headers, AnswerMarketingDocument, { input: { token, wanted } });
    return data.answerMarketing ? 'yes' : 'no';
  } catch (error) {
    if (error instanceof GraphClientError && error.code === 'MarketingLinkError') return 'unknown';
    logWarning('An answer about news was not kept.', { why: String(error) });
    return 'failed';
  }
}
