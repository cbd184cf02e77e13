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
import { NAMESPACES, onlyChanged } from '#lib/translations/namespaces.ts';
import { readItems } from './read-items.ts';

const ALL = Object.keys(NAMESPACES) as (keyof typeof NAMESPACES)[];

/** CO-01: what the editors of a shop say in place of the defaults. A page never fails because of it, and waits for all six tries (CO-06). */
export async function changedSentences(site: SiteKey): Promise<Sentences> {
  'use cache';
  cacheTag(tags.content(site));
  const read = await loadNamespaces(ALL, {
    read: (namespace, timeoutMs) => readNamespace(site, `translations/en/${namespace}`, timeoutMs),
    wait: (milliseconds) => sleep(milliseconds),
    warn: (message, facts) => logWarning(message, { site, ...facts }),
  });
  cacheAnswer(read.every((sentences) => sentences !== null));
  return onlyChanged(Object.assign({}, ...read) as Sentences);
}

/** @throws GraphClientError when content does not answer */
async function readNamespace(site: SiteKey, key: string, timeoutMs: number): Promise<Sentences> {
  const { content } = await queryGateway(site, ContentPageDocument, { key }, timeoutMs);
  const [item] = readItems(content ? [content] : [], { group: null, warn: logWarning });
  return item?.schema === 'translations' ? item.body.sentences : {};
}
