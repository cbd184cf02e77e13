import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';

const NAME = /\bquery HomeShelf\b/;

/**
 * What the proof asks: an operation of the storefront by its id, since a production gateway answers no other (ADR 26).
 * @throws Error when the storefront no longer has it
 */
export function proofOperation(): object {
  const manifest = readFileSync(join(ROOT, 'gateway/operations/web.json'), 'utf8');
  const listed = Object.entries(JSON.parse(manifest) as Record<string, string>);
  const documentId = listed.find(([, text]) => NAME.test(text))?.[0];
  if (documentId === undefined)
    throw new Error('HomeShelf is not listed: the proof needs another operation.');
  return { documentId, variables: { key: 'watches', pageSize: 1 } };
}
