import { describe, expect, it } from '@jest/globals';
import type { Product } from '../../domain/product/product.ts';
import { gatheredProducts } from './gathered-products.ts';
import type { ProductRepository } from './product-repository.ts';

/** Answers a statement when told to. */
function slowRepository() {
  const statements: { ids: readonly string[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const byIds = (_site: string, ids: readonly string[]) =>
    new Promise<Product[]>((resolve, reject) => {
      statements.push({
        ids,
        answer: () => resolve(ids.filter((id) => id !== 'gone').map((id) => ({ id }) as Product)),
        fail: reject,
      });
    });
  return { statements, products: gatheredProducts({ byIds } as unknown as ProductRepository) };
}

describe('products of many requests', () => {
  it('64 listings at once need three statements and then one per four listings, each answered in its order', async () => {
    const { statements, products } = slowRepository();
    const asked = Array.from({ length: 64 }, (_, at) =>
      products.byIds(
        'beaverbrooks',
        Array.from({ length: 24 }, (_none, place) => `${at}/${23 - place}`),
      ),
    );
    for (let at = 0; at < statements.length; at++) {
      expect(statements[at]!.ids.length).toBeLessThanOrEqual(96);
      statements[at]!.answer();
      await Promise.resolve();
      await new Promise(setImmediate);
    }
    const answers = await Promise.all(asked);
    expect(statements).toHaveLength(3 + Math.ceil(61 / 4));
    expect(answers[40]!.map(({ id }) => id).slice(0, 2)).toEqual(['40/23', '40/22']);
  });

  it('a product that is gone is left out, and one that several ask for is read once', async () => {
    const { statements, products } = slowRepository();
    const first = [1, 2, 3].map((at) => products.byIds('beaverbrooks', [`${at}`]));
    const both = [products.byIds('beaverbrooks', ['a', 'gone']), products.byIds('beaverbrooks', ['a'])];
    statements.forEach(({ answer }) => answer());
    await Promise.all(first);
    expect(statements[3]!.ids).toEqual(['a', 'gone']);
    statements[3]!.answer();
    expect(await Promise.all(both)).toEqual([[{ id: 'a' }], [{ id: 'a' }]]);
  });

  it('two shops take turns, however much is asked for of one', async () => {
    const sites: string[] = [];
    const answers: (() => void)[] = [];
    const products = gatheredProducts({
      byCodes: (site: string) =>
        new Promise<Product[]>((resolve) => {
          sites.push(site);
          answers.push(() => resolve([]));
        }),
    } as unknown as ProductRepository);
    const busy = () => products.byCodes('beaverbrooks', ['a']);
    const asked = [busy(), busy(), products.byCodes('loupe', ['b'])];
    for (let at = 0; at < 4; at++) {
      asked.push(busy());
      answers[at]!();
      await new Promise(setImmediate);
    }
    expect(sites.indexOf('loupe')).toBeLessThanOrEqual(3);
    for (let at = 4; at < answers.length; at++) answers[at]!();
  });

  it('a statement that fails fails those who wait for it, and the next ones are read', async () => {
    const { statements, products } = slowRepository();
    const asked = ['a', 'b', 'c', 'd'].map((id) => products.byIds('loupe', [id]).catch(String));
    statements[0]!.fail(new Error('no connection'));
    await asked[0];
    expect(statements).toHaveLength(4);
    statements.forEach(({ answer }) => answer());
    expect(await Promise.all(asked)).toEqual([
      'Error: no connection',
      [{ id: 'b' }],
      [{ id: 'c' }],
      [{ id: 'd' }],
    ]);
  });

  it('product pages at once share the third statement, each with its own product; a variant brings its product', async () => {
    const asked: (readonly string[])[] = [];
    const answers: (() => void)[] = [];
    const products = gatheredProducts({
      byCodes: (_site: string, codes: readonly string[]) =>
        new Promise<Product[]>((resolve) => {
          asked.push(codes);
          answers.push(() => resolve(codes.map((code) => ({ code }) as Product)));
        }),
      byVariantIds: async (_site: string, ids: readonly string[]) => [
        { code: 'p', variants: ids.map((id) => ({ id })) },
      ],
    } as unknown as ProductRepository);
    const pages = ['a', 'b', 'c', 'd', 'c'].map((code) => products.byCodes('loupe', [code]));
    answers.splice(0).forEach((answer) => answer());
    await pages[0];
    answers.forEach((answer) => answer());
    const found = await Promise.all(pages);
    expect(found.map(([product]) => product!.code)).toEqual(['a', 'b', 'c', 'd', 'c']);
    expect(asked).toEqual([['a'], ['b'], ['c', 'd']]);
    expect(await products.byVariantIds('loupe', ['v', 'w'])).toHaveLength(1);
  });
});
