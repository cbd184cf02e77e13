import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { cacheAnswer } from '#lib/cache-answer.ts';
import { queryGateway, queryStaged } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import type { SiteKey } from '#lib/sites.ts';

/** Content is optional, so a page waits for it only this long. */
const CONTENT_TIMEOUT_MS = 2_000;

/**
 * Queries content from inside a `'use cache'` function and sets its cache life: an answer is cached like the
 * catalogue's, a failure is retried within seconds. A page never fails because of content (ER-09).
 * @param about the missing part of the page, for the log
 * @returns null when content does not answer
 */
export async function askContent<Data, Variables>(
  site: SiteKey,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  about: string,
): Promise<Data | null> {
  const data = await withoutFailing(queryGateway(site, document, variables, CONTENT_TIMEOUT_MS), site, about);
  cacheAnswer(data !== null);
  return data;
}

/**
 * The same for the staged version of a page, which is never cached: what is not published may be answered.
 * @returns null when content does not answer (IN-03)
 */
export const askStagedContent = <Data, Variables>(
  site: SiteKey,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  about: string,
): Promise<Data | null> => withoutFailing(queryStaged(site, document, variables), site, about);

async function withoutFailing<Data>(
  asked: Promise<Data>,
  site: SiteKey,
  about: string,
): Promise<Data | null> {
  try {
    return await asked;
  } catch (error) {
    logWarning('Content does not answer; the page goes without.', { site, about, why: String(error) });
    return null;
  }
}
