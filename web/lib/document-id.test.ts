import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse, print, type DocumentNode } from 'graphql';
import * as generated from '#gql/graphql.ts';
import { documentIdOf } from './document-id.ts';

const manifest = JSON.parse(
  readFileSync(new URL('../../gateway/operations/web.json', import.meta.url), 'utf8'),
) as Record<string, string>;

const documents = Object.values(generated as Record<string, unknown>).filter(
  (value): value is DocumentNode =>
    (value as DocumentNode).definitions?.some(({ kind }) => kind === 'OperationDefinition') ?? false,
);

/** The manifest orders what may stand in any order. */
const sorted = (text: string) =>
  print(parse(text))
    .split(/[\s(),]+/)
    .sort();

describe('the id of a document', () => {
  it('[QY-18] is that of its text in the gateway’s manifest, for every operation there is', () => {
    expect(documents.length).toBeGreaterThan(20);
    const ids = documents.map((document) => documentIdOf(document));
    expect([...ids].sort()).toEqual(Object.keys(manifest).sort());
    for (const document of documents)
      expect(sorted(manifest[documentIdOf(document)] ?? '')).toEqual(sorted(print(document)));
  });

  it('is not made up for a document of no list', () => {
    expect(() => documentIdOf(parse('query Other { other }'))).toThrow('not listed');
  });
});
