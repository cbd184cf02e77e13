import { describe, expect, it } from '@jest/globals';
import { sendListed } from './support/listed-operations.ts';
import { Shopper } from '@loupe/scripted-shopper/shopper';

interface Answer {
  readonly products: readonly { readonly name: string; readonly brand: string }[];
  readonly pagination: { readonly totalNumberOfResults: number };
  readonly redirectUrl: string | null;
}

const search = (query: string) => sendListed<Answer>(new Shopper(), 'Search', { query });

describe('search, asked by another client of the graph', () => {
  it('[QY-11] [QY-18] answers the first page of the pieces with these words', async () => {
    const { products, pagination } = await search('sapphire ring');
    expect(products.length).toBeGreaterThan(0);
    expect(pagination.totalNumberOfResults).toBeGreaterThanOrEqual(products.length);
    expect(products[0]!.name).toMatch(/sapphire/iu);
    expect(products[0]!.name).toMatch(/ring/iu);
  });

  it('[QY-11] answers nothing found and hostile words as an empty page', async () => {
    for (const words of ['zzzzqqqq', "';--", '%'.repeat(200)])
      expect(await search(words)).toMatchObject({ products: [], pagination: { totalNumberOfResults: 0 } });
  });
});
