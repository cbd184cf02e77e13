import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';

/**
 * What the proof asks: an operation of the storefront by its id, since a production gateway answers no other (ADR 26).
 * @throws Error when the storefront no longer has it
 */
export const proofOperation = (): object => ({
  documentId: idOf('web.json', 'HomeShelf'),
  variables: { key: 'watches', pageSize: 1 },
});

/** The same of clients that are no storefront (QY-19). @throws Error when their list no longer has it */
export const proofOfOtherClients = (): object => ({
  documentId: idOf('other-clients.json', 'CollectionList'),
  variables: { query: 'watches', pageSize: 1 },
});

function idOf(file: string, name: string): string {
  const manifest = readFileSync(join(ROOT, 'gateway/operations', file), 'utf8');
  const named = new RegExp(`\\bquery ${name}\\b`);
  const listed = Object.entries(JSON.parse(manifest) as Record<string, string>);
  const id = listed.find(([, text]) => named.test(text))?.[0];
  if (id === undefined) throw new Error(`${name} is not listed: the proof needs another operation.`);
  return id;
}
