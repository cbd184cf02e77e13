import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { documentIdOf } from '../../../web/lib/document-id.ts';
import type { Shopper } from './shopper.ts';

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
