import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse, type DocumentNode } from 'graphql';
import * as generated from '#gql/graphql.ts';
import { documentIdOf } from './document-id.ts';

const manifest = JSON.parse(
  readFileSync(new URL('../../gateway/operations/web.json', import.meta.url), 'utf8'),
) as Record<string, string>;

const ids = Object.values(generated as Record<string, unknown>)
  .filter((value) => (value as { __meta__?: object }).__meta__ !== undefined)
  .map((document) => documentIdOf(document as DocumentNode));

describe('the id of a document', () => {
  it('[QY-18] is in the gateway’s manifest, for every operation and no other', () => {
    expect(ids.length).toBeGreaterThan(20);
    expect([...ids].sort()).toEqual(Object.keys(manifest).sort());
  });

  it('is the hash of the text in the gateway’s manifest', () => {
    for (const [id, text] of Object.entries(manifest))
      expect(id).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
  });

  it('is an error for a document that is not in the manifest', () => {
    expect(() => documentIdOf(parse('query Other { other }'))).toThrow('not listed');
  });
});
