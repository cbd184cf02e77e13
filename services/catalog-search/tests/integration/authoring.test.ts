import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
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

/** As the shell splits it, without quotes. */
const command = (words: string, ...more: string[]) =>
  authorCatalogue(authoringPorts(catalogue.pool), readCatalogCommand([...words.split(' '), ...more]));

interface Listed {
  readonly list: { readonly products: { key: string }[]; readonly redirectUrl: string | null };
}
const FIELDS = 'products { key } redirectUrl';
const listed = async (category: string, given = '') => {
  const { data } = await catalogue.ask<Listed>(
    `{ list: collectionList(query: "${category}", pageSize: 12 ${given}) { ${FIELDS} } }`,
  );
  return data.list.products.map(({ key }) => key);
};
const searched = async (query: string) => {
  const { data } = await catalogue.ask<Listed>(
    'query S($query: String!) { list: facetedProductList(query: $query, pageSize: 12) { ' + FIELDS + ' } }',
    { query },
  );
  return data.list;
};
const eventsOf = async (code: string) => {
  const { rows } = await catalogue.pool.query<{ type: string }>(
    'SELECT o.type FROM outbox o JOIN product p ON p.id::text = o.aggregateid WHERE p.code = $1 ORDER BY seq',
    [code],
  );
  return rows.map(({ type }) => type);
};

describe('the place of a product in a category', () => {
  it('a pin holds its position on every page size, filters and other orders apart', async () => {
    const before = await listed('earrings');
    expect(before.length).toBe(12);
    const late = before[9]!;
    expect(await command(`pin earrings ${late} 2`)).toBe('done');
    const after = await listed('earrings');
    expect(after[1]).toBe(late);
    expect(after.filter((code) => code !== late)).toEqual(before.filter((code) => code !== late));
    const pages = [
      ...(await listed('earrings', 'pageIndex: 0')),
      ...(await listed('earrings', 'pageIndex: 1')),
    ];
    expect(new Set(pages).size).toBe(pages.length);
    const byPrice = await listed('earrings', 'sortBy: price');
    await command(`unpin earrings ${late}`);
    expect(await listed('earrings', 'sortBy: price')).toEqual(byPrice);
    expect(await listed('earrings')).toEqual(before);
  });

  it('a boosted product is first, a buried one last, and a rule with dates holds between them', async () => {
    const before = await listed('earrings');
    const [first, second] = before;
    await command(`boost earrings ${before[7]}`);
    await command(`bury earrings ${first}`);
    const now = catalogue.clock();
    const inAnHour = new Date(now.getTime() + 3_600_000).toISOString();
    await command(`boost earrings ${before[5]} --from ${inAnHour}`);
    expect((await listed('earrings')).slice(0, 2)).toEqual([before[7], second]);
    expect(await listed('earrings')).not.toContain(first);
    catalogue.clock.advance(3_600_000);
    expect((await listed('earrings')).slice(0, 2).toSorted()).toEqual([before[7], before[5]].toSorted());
    for (const at of [0, 5, 7]) await command(`unpin earrings ${before[at]}`);
  });

  it('a pinned product that is sold out sinks with the others', async () => {
    const before = await listed('necklaces');
    const last = before.at(-1)!;
    await command(`pin necklaces ${last} 1`);
    expect((await listed('necklaces'))[0]).toBe(last);
    await catalogue.pool.query(
      `UPDATE stock_level SET level = 'out' WHERE sku IN
       (SELECT v.sku FROM variant v JOIN product p ON p.id = v.product_id WHERE p.code = $1)`,
      [last],
    );
    expect((await listed('necklaces'))[0]).toBe(before[0]);
  });

  it('holds for the words of a search too, however they are written', async () => {
    const { products } = await searched('gold hoops');
    const third = products[2]!.key;
    expect(await command('pin --query', 'Gold Hoop', third, '1')).toBe('done');
    expect((await searched('gold hoops')).products[0]!.key).toBe(third);
  });
});

describe('words', () => {
  it('[RT-10] an authored synonym finds what the other word finds, until it is removed', async () => {
    expect((await searched('zibeline')).products).toEqual([]);
    await command('synonym zibeline sapphire');
    const wanted = (await searched('sapphire')).products;
    expect((await searched('zibeline')).products).toEqual(wanted);
    expect((await searched('Zibelines rings')).products).toEqual((await searched('sapphire rings')).products);
    await command('synonym zibeline sapphire --remove');
    expect((await searched('zibeline')).products).toEqual([]);
  });

  it('[RT-10] exactly the words of a redirect, a category or a brand lead to its page', async () => {
    await command('redirect', 'Ring Size Guide', '/help/ring-size');
    expect((await searched('ring size guides')).redirectUrl).toBe('/help/ring-size');
    expect((await searched('ring size')).redirectUrl).toBeNull();
    const { data } = await catalogue.ask<{ category: { landingUrl: string } }>(
      '{ category(key: "engagement-rings") { landingUrl } }',
    );
    expect((await searched('engagement ring')).redirectUrl).toBe(data.category.landingUrl);
    await command('redirect', 'ring size guide', '--remove');
    expect((await searched('ring size guide')).redirectUrl).toBeNull();
  });
});

describe('a product', () => {
  const priceOf = async (code: string) => {
    const { data } = await catalogue.ask<{ product: { price: { value: number; wasValue: number | null } } }>(
      '{ product(productKey: "' + code + '") { price { value wasValue } } }',
    );
    return data.product.price;
  };

  it('[EN-06] a scheduled price holds from its second on, in page and index, and is published for the bag', async () => {
    const at = new Date(catalogue.clock().getTime() + 60_000);
    const before = await priceOf('0100002');
    const events = (await eventsOf('0100002')).length;
    expect(await command(`price 0100002 77 --was 5000 --from ${at.toISOString()}`)).toBe('done');
    expect((await eventsOf('0100002')).slice(events)).toEqual(['product-state', 'product-display-state']);
    expect(await priceOf('0100002')).toEqual(before);
    catalogue.clock.advance(59_999);
    expect(await priceOf('0100002')).toEqual(before);
    catalogue.clock.advance(1);
    expect(await priceOf('0100002')).toEqual({ value: 7700, wasValue: 500_000 });
    const { data } = await catalogue.ask<Listed>(
      '{ list: facetedProductList(query: "0100002", filters: [{ facet: "price", values: ["-10000"] }]) { ' +
        FIELDS +
        ' } }',
    );
    expect(data.list.products).toEqual([{ key: '0100002' }]);
  });

  it('a change is kept by the next seed, because its source has not changed', async () => {
    await command('price 0100003 1234.50');
    expect(await catalogue.seed()).toBe(0);
    expect(await priceOf('0100003')).toMatchObject({ value: 123_450 });
  });

  it('[EU-13] its status is set for one sku or all, and its rank in a category', async () => {
    expect(await command('status 0100004 liveComingSoon')).toBe('done');
    const { data } = await catalogue.ask<{ product: { webProductStatus: { key: string } } }>(
      '{ product(productKey: "0100004") { webProductStatus { key } } }',
    );
    expect(data.product.webProductStatus.key).toBe('liveComingSoon');
    const [first, second] = await listed('hoop-earrings');
    await command(`rank hoop-earrings ${first} 99999`);
    expect((await listed('hoop-earrings'))[0]).toBe(second);
  });
});

describe('a command that cannot be carried out', () => {
  it.each([
    ['price 9999999 10', 'no-product'],
    ['price 0100002 10 --sku 1', 'no-variant'],
    ['rank watches 0100002 1', 'no-place'],
    ['pin spoons 0100002 1', 'no-category'],
    ['unpin rings 0100002', 'nothing-to-remove'],
  ])('%s is refused: %s', async (words, outcome) => {
    expect(await command(words)).toBe(outcome);
  });

  it.each([
    ['price 0100002 ten', 'the price must be pounds, as 1250 or 1250.50.'],
    ['price 0100002 10 --was 5', '--was must be higher than the price.'],
    ['price 0100002 10 --from tomorrow', '--from must be a moment with its zone, as 2026-12-26T09:00:00Z.'],
    ['status 0100002 gone', 'the status must be one of'],
    ['pin rings 0100002 0', 'the position must be a whole number from 1.'],
    ['redirect rolex //elsewhere.example', 'A redirect leads to a path of the shop'],
    ['synonym gold', 'A synonym is one word that also finds another one.'],
    ['fly', 'There is no command "fly"'],
  ])('%s is not understood', (words, message) => {
    expect(() => readCatalogCommand(words.split(' '))).toThrow(CommandNotUnderstoodError);
    expect(() => readCatalogCommand(words.split(' '))).toThrow(message);
  });
});
