import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheTag } from 'next/cache';
import { ContentPageDocument } from '#gql/graphql.ts';
import { cacheAnswer } from '#lib/cache-answer.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import type { SiteKey } from '#lib/sites.ts';
import type { Sentences } from '#lib/translations/common.ts';
import { loadNamespaces } from '#lib/translations/load-namespaces.ts';
import { onlyChanged } from '#lib/translations/only-changed.ts';
import { CONTENT_TIMEOUT_MS } from './ask-content.ts';
import { readItems } from './read-items.ts';

/**
 * CO-01: what the editors of a shop say in place of the defaults. A page waits for it as long as for other content, which cuts the tries short
 * when the answer is slow rather than refused, and never fails because of it (CO-06).
 */
export async function changedSentences(site: SiteKey): Promise<Sentences> {
  'use cache';
  cacheTag(tags.content(site));
  const signal = AbortSignal.timeout(CONTENT_TIMEOUT_MS);
  const [common = null] = await loadNamespaces(['common'] as const, {
    read: (namespace) => readNamespace(site, `translations/en/${namespace}`),
    wait: (milliseconds) => sleep(milliseconds, undefined, { signal }),
    warn: (message, facts) => logWarning(message, { site, ...facts }),
  });
  cacheAnswer(common !== null);
  return onlyChanged(common ?? {});
}

/** @throws GraphClientError when content does not answer */
async function readNamespace(site: SiteKey, key: string): Promise<Sentences> {
  const { content } = await queryGateway(site, ContentPageDocument, { key }, CONTENT_TIMEOUT_MS);
  const [item] = readItems(content ? [content] : [], { group: null, warn: logWarning });
  return item?.schema === 'translations' ? item.body.sentences : {};
}
