import { describe, expect, it } from '@jest/globals';
import { txOf } from '@loupe/database/tx';
import { searchDocuments } from './search-documents.ts';

const ROW = { sites: [], variants: [], prices: [], specifications: [], places: [] };

describe('the products that a search index is made of', () => {
  it('the statement of the next part is sent before a part is used', async () => {
    const sent: string[] = [];
    const parts: Record<string, object[]> = { '00000000-0000-0000-0000-000000000000': [{ ...ROW, id: 'a' }] };
    parts['a'] = [{ ...ROW, id: 'b' }];
    // As the pool: a statement is sent on the next tick.
    const tx = txOf(
      (_sql, [after]) =>
        new Promise((resolve) => {
          process.nextTick(() => {
            sent.push(String(after));
            resolve(parts[String(after)] ?? []);
          });
        }),
    );
    const used: [part: string, sent: string | undefined][] = [];
    for await (const [document] of searchDocuments(tx).all(1)) used.push([document!.id, sent.at(-1)]);
    expect(used).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
  });
});
