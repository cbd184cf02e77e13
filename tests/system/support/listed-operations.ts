import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { request } from 'undici';
import { documentIdOf } from '../../../web/lib/document-id.ts';
import type { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';

const MANIFEST = join(import.meta.dirname, '../../../gateway/operations/web.json');

const manifest = (): Record<string, string> =>
  JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>;

/** The id under which the storefront sends an operation. @throws Error when the storefront has no such operation */
export function listedId(name: string): string {
  const listed = manifest();
  const named = new RegExp(`\\b(query|mutation) ${name}\\b`);
  const id = Object.keys(listed).find((each) => named.test(listed[each]!));
  if (id === undefined) throw new Error(`${name} is not listed.`);
  return id;
}

/** Sends an operation of the storefront by its listed text. */
export function askListed<Result, Variables extends object>(
  shopper: Shopper,
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const id = documentIdOf(document);
  const text = manifest()[id];
  if (text === undefined) throw new Error(`${id} is not listed.`);
  return shopper.ask<Result>(text, variables);
}

/**
 * Sends an operation with one field by its id, to the gateway that answers only listed operations.
 * @returns the field's answer
 * @throws Error with the errors of an answer without it
 */
export async function sendListed<Answer>(shopper: Shopper, name: string, variables: object): Promise<Answer> {
  const { ports } = stackUnderTest();
  const { body } = await request(`http://127.0.0.1:${ports['gateway']}/graphql`, {
    method: 'POST',
    headers: {
      host: `${shopper.site}.localhost:${ports['web']}`,
      'content-type': 'application/json',
      cookie: shopper.cookie,
    },
    body: JSON.stringify({ documentId: listedId(name), variables }),
  });
  const { data, errors } = (await body.json()) as { data?: Record<string, Answer>; errors?: unknown };
  const answer = data?.[name.charAt(0).toLowerCase() + name.slice(1)];
  if (!answer) throw new Error(JSON.stringify(errors));
  return answer;
}
