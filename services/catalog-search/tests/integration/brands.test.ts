import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Site } from '@loupe/contracts/sites';
import { authoringPorts } from '../../src/authoring-ports.ts';
import { readCatalogCommand } from '../../src/operator/read-catalog-command.ts';
import { authorCatalogue } from '../../src/use-cases/author-catalogue.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const command = (...words: string[]) =>
  authorCatalogue(authoringPorts(catalogue.pool), readCatalogCommand(words));

interface Brand {
  readonly name: string;
  readonly url: string;
  readonly watchId: number | null;
  readonly jewelleryId: number | null;
  readonly productCount: number;
}
async function brands(site?: Site): Promise<Brand[]> {
  const document = '{ brands { name url watchId jewelleryId productCount } }';
  return (await catalogue.ask<{ brands: Brand[] }>(document, {}, site)).data.brands;
}
const brandById = async (id: number, kind: 'watch' | 'jewellery', site?: Site) => {
  const document = `{ brandById(id: ${id}, kind: ${kind}) { name } }`;
  const { data, errors } = await catalogue.ask<{ brandById: { name: string } | null }>(document, {}, site);
  expect(errors).toBeUndefined();
  return data.brandById?.name ?? null;
};

describe('brands', () => {
  it('lists those of a site by name, with their page and the products shown', async () => {
    const found = await brands();
    expect(found.map(({ name }) => name)).toEqual(found.map(({ name }) => name).toSorted());
    expect(found[1]).toEqual({
      name: 'Aldous & Wray',
      url: '/brands/aldous-and-wray',
      watchId: null,
      jewelleryId: 201,
      productCount: 25,
    });
    expect((await brands('loupe')).map(({ url }) => url)).toContain('/makers/tarn');
  });

  it('[EU-20] names a brand by its number on each site; an unknown number gives none', async () => {
    expect(await brandById(101, 'watch')).toBe('Alderwyn');
    expect(await brandById(201, 'jewellery')).toBe('Aldous & Wray');
    expect(await brandById(103, 'watch', 'beaverbrooks')).toBe('Corvane');
    expect(await brandById(103, 'watch', 'loupe')).toBe('Halden');
    expect(await brandById(999, 'watch')).toBeNull();
  });

  it('[EU-20] a brand keeps its number when it is taken off the list, and no other gets it', async () => {
    expect(await command('brand', 'Beaverbrooks', '--jewellery', '--about', 'Ours.')).toBe('done');
    const added = (await brands()).find(({ name }) => name === 'Beaverbrooks');
    expect(added).toMatchObject({ url: '/brands/beaverbrooks', productCount: 2 });
    const { data } = await catalogue.ask<{ collectionList: { products: { key: string }[] } }>(
      '{ collectionList(query: "brand-beaverbrooks") { products { key } } }',
    );
    expect(data.collectionList.products.map(({ key }) => key).toSorted()).toEqual(['0100008', 'GC']);

    expect(await command('brand', 'Beaverbrooks', '--remove')).toBe('done');
    expect((await brands()).map(({ name }) => name)).not.toContain('Beaverbrooks');
    expect(await brandById(added!.jewelleryId!, 'jewellery')).toBe('Beaverbrooks');
    await command('brand', 'Another', '--jewellery', '--about', 'New here.');
    expect(await brandById(added!.jewelleryId!, 'jewellery')).toBe('Beaverbrooks');
    expect(await brandById(added!.jewelleryId! + 1, 'jewellery')).toBe('Another');
    await command('brand', 'Beaverbrooks', '--jewellery', '--about', 'Ours.');
    expect((await brands()).find(({ name }) => name === 'Beaverbrooks')).toEqual(added);
  });

  it('a brand that was added stays when the seed is written again', async () => {
    await command('brand', 'Beaverbrooks', '--jewellery', '--about', 'Ours.');
    await catalogue.seed();
    await catalogue.trees.refresh();
    expect((await brands()).map(({ name }) => name)).toContain('Beaverbrooks');
  });

  it.each([
    [['brand', 'Lune'], 'Say what the brand makes: --watches, --jewellery or both.'],
    [['brand', 'Lune', '--jewellery'], 'Name its text by --about: see --help.'],
    [['buying', '0100001', 'Q'], 'the buying status must be one of L, Z, E, I.'],
  ])('refuses %j', (words, message) => {
    expect(() => readCatalogCommand(words)).toThrow(message);
  });
});

describe('readiness of a product', () => {
  const status = async () => {
    const document = `{ product(productKey: "0100002") { webProductStatus { key } purchaseable } }`;
    const { data } = await catalogue.ask<{ product: { webProductStatus: { key: string } } | null }>(document);
    return data.product?.webProductStatus.key ?? null;
  };

  it('[EU-14] the buying status makes it discontinued, coming or for enquiry, and live again', async () => {
    for (const [buying, shown] of [
      ['Z', 'discontinuedActive'],
      ['E', 'liveComingSoon'],
      ['I', 'liveRetailOnly'],
      ['L', 'liveActive'],
    ] as const) {
      expect(await command('buying', '0100002', buying)).toBe('done');
      expect(await status()).toBe(shown);
    }
  });

  it('[EU-14] it is not sold before its text is done', async () => {
    await command('copy', '0100002', 'awaitingCopy');
    expect(await status()).toBe('liveComingSoon');
    await command('copy', '0100002', 'copyDone');
    expect(await status()).toBe('liveActive');
  });

  it('[EU-12] it is shown only while it is approved', async () => {
    await command('approval', '0100002', 'onHold');
    expect(await status()).toBeNull();
    await command('approval', '0100002', 'approved');
    expect(await status()).toBe('liveActive');
  });
});
