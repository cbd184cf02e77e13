import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContentItem, ContentSlot } from '../../src/domain/item/content-item.ts';
import { limits, shopContent, startContentShop, textItem } from './support/content-shop.ts';
import type { ContentShop } from './support/content-shop.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContentShop();
});
afterAll(() => shop.stop());

const keyed = (key: string, site?: 'beaverbrooks' | 'loupe') =>
  shop
    .ask<{
      content: ContentItem | null;
    }>('query ($key: String) { content(key: $key) { id schema body abGroups } }', { key }, site)
    .then(({ data }) => data.content);
const slotsOf = (keys: readonly string[]) =>
  shop.ask<{ slots: ContentSlot[] }>(
    'query ($keys: [String!]!) { slots(keys: $keys) { key items { deliveryKey } } }',
    { keys },
  );

describe('items', () => {
  beforeEach(async () => {
    await shop.save(
      shopContent('beaverbrooks', {
        items: [
          textItem('beaverbrooks', 'always', { abGroups: 'one, TWO' }),
          textItem('beaverbrooks', 'within', { liveFrom: inHours(-1), liveUntil: inHours(1) }),
          textItem('beaverbrooks', 'not-yet', { liveFrom: inHours(1) }),
          textItem('beaverbrooks', 'over', { liveFrom: inHours(-2), liveUntil: inHours(-1) }),
        ],
        slots: new Map([
          ['cart', ['within', 'not-yet', 'always']],
          ['register', ['over']],
          ['home', ['always']],
        ]),
      }),
    );
  });

  it('are found by delivery key, with their A/B groups unchanged', async () => {
    expect(await keyed('always')).toMatchObject({
      schema: 'text',
      body: { paragraphs: ['Of always.'] },
      abGroups: 'one, TWO',
    });
    expect(await keyed('nothing-of-the-kind')).toBeNull();
  });

  it('are found by id, in one statement for all ids of a request', async () => {
    const { id } = (await keyed('always'))!;
    shop.statements.length = 0;
    const ids = [id, id.toUpperCase(), 'no id at all'];
    const { data } = await shop.ask<Record<string, ContentItem | null>>(
      `query ($a: ID, $b: ID, $c: ID) { a: content(id: $a) { deliveryKey } b: content(id: $b) { deliveryKey }
        c: content(id: $c) { deliveryKey } }`,
      { a: ids[0], b: ids[1], c: ids[2] },
    );
    expect(data).toEqual({ a: { deliveryKey: 'always' }, b: { deliveryKey: 'always' }, c: null });
    expect(shop.statements).toHaveLength(1);
  });

  it('are live from the first moment of their window to the last, by the database’s clock', async () => {
    expect(await keyed('within')).not.toBeNull();
    expect(await keyed('not-yet')).toBeNull();
    expect(await keyed('over')).toBeNull();
  });

  it('that are pages for everybody are listed by their delivery keys', async () => {
    const page = (key: string, rest = {}) => textItem('beaverbrooks', key, { schema: 'page', ...rest });
    await shop.save(
      shopContent('beaverbrooks', {
        items: [
          page('help/sizes'),
          page('rolex/care', { schema: 'dealer-page' }),
          page('help/of-a-group', { abGroups: 'one' }),
          page('help/not-yet', { liveFrom: inHours(1) }),
          page('help/over', { liveFrom: inHours(-2), liveUntil: inHours(-1) }),
          textItem('beaverbrooks', 'no-page'),
        ],
      }),
    );
    const pages = (site?: 'loupe') => shop.ask<{ pages: string[] }>('{ pages }', {}, site);
    expect((await pages()).data).toEqual({ pages: ['help/sizes', 'rolex/care'] });
    expect((await pages('loupe')).data).toEqual({ pages: [] });
  });

  it('[EN-10] that are roundels are listed for everybody, while they are live', async () => {
    const roundel = (key: string, body: object, rest = {}) =>
      textItem('beaverbrooks', `roundels/${key}`, { schema: 'roundel', body, ...rest });
    const made = { label: 'Swiss made', products: [], brands: ['Halden'] };
    const chosen = { label: 'Chosen by us', products: ['0100001'], brands: [] };
    await shop.save(
      shopContent('beaverbrooks', {
        items: [
          roundel('made', made),
          roundel('chosen', chosen),
          roundel('over', chosen, { liveUntil: inHours(-1) }),
          roundel('of-a-group', chosen, { abGroups: 'one' }),
        ],
      }),
    );
    const listed = (site?: 'loupe') =>
      shop.ask<{ roundels: object[] }>('{ roundels { label products brands } }', {}, site);
    expect((await listed()).data).toEqual({ roundels: [chosen, made] });
    expect((await listed('loupe')).data).toEqual({ roundels: [] });
  });

  it('of one shop are not found in the other', async () => {
    expect(await keyed('always', 'loupe')).toBeNull();
  });

  it('require exactly one of key and id', async () => {
    for (const question of ['{ content { id } }', '{ content(key: "a", id: "b") { id } }']) {
      expect((await shop.ask(question)).errors?.[0]?.extensions.code).toBe('ValidationError');
    }
  });

  it('[RT-27] fill slots in the requested order, without items that are not live', async () => {
    shop.statements.length = 0;
    const { data } = await slotsOf(['home', 'register', 'cart', 'no-such-slot']);
    expect(data.slots.map(({ key, items }) => [key, items.map(({ deliveryKey }) => deliveryKey)])).toEqual([
      ['home', ['always']],
      ['cart', ['within', 'always']],
    ]);
    expect(shop.statements).toHaveLength(1);
  });

  it('[RT-27] are returned for at most twelve slots at once', async () => {
    const keys = Array.from({ length: 13 }, (_, index) => `slot-${index}`);
    expect((await slotsOf(keys.slice(1))).errors).toBeUndefined();
    expect((await slotsOf(keys)).errors?.[0]?.extensions.code).toBe('ValidationError');
  });

  it('resolve as entities for other subgraphs', async () => {
    const { id } = (await keyed('always'))!;
    const { data } = await shop.ask<{ _entities: object[] }>(
      'query ($of: [_Any!]!) { _entities(representations: $of) { ... on ContentItem { deliveryKey } } }',
      { of: [{ __typename: 'ContentItem', id }] },
    );
    expect(data._entities).toEqual([{ deliveryKey: 'always' }]);
  });
});

describe('the shop', () => {
  const link = (label: string, url: string | null, children: object[] = []) => ({
    label,
    url,
    categoryKey: null,
    children: children as [],
  });
  const navigation = {
    main: [{ ...link('Watches', '/watches'), categoryKey: 'watches' }, link('Servicing', '/help/servicing')],
    utility: [link('Boutiques', '/boutiques')],
    footer: [link('Shop', null, [link('Dive', '/watches/dive'), link('Field', '/watches/field')])],
    legal: [link('Privacy', '/help/privacy')],
  };

  beforeEach(async () => {
    const abGroups = [
      { code: 'control', weight: 3 },
      { code: 'bold', weight: 1 },
    ];
    await shop.save(
      shopContent('loupe', {
        shop: {
          site: 'loupe',
          name: 'Loupe',
          phone: '0800 000 0200',
          promise: 'Free delivery on orders over £50',
        },
        navigation,
        abGroups,
      }),
    );
  });

  it('returns its menus in order, with one statement', async () => {
    const parts = 'label url categoryKey children { label url categoryKey children { label } }';
    shop.statements.length = 0;
    const { data } = await shop.ask<{ navigation: object }>(
      `{ navigation { main { ${parts} } utility { ${parts} } footer { ${parts} } legal { ${parts} } } }`,
      {},
      'loupe',
    );
    expect(data.navigation).toMatchObject({
      main: navigation.main,
      footer: [{ label: 'Shop', url: null, children: [{ label: 'Dive' }, { label: 'Field' }] }],
    });
    expect(shop.statements).toHaveLength(1);
  });

  it('[CO-02] [CO-03] configures pages: page size 60, the limits of the minis, the data path', async () => {
    shop.statements.length = 0;
    const { data } = await shop.ask(
      `{ siteConfiguration { site name phone promise wishlistPageSize wishlistMiniMaximumLimit
        cartMiniMaximumLimit ibcFinanceMessageThreshold composableInstance } }`,
      {},
      'loupe',
    );
    expect(data.siteConfiguration).toEqual({
      site: 'loupe',
      name: 'Loupe',
      phone: '0800 000 0200',
      promise: 'Free delivery on orders over £50',
      ...limits,
      composableInstance: true,
    });
    expect(shop.statements).toHaveLength(1);
  });

  it('[VA-07] returns the A/B groups with their weights', async () => {
    const { data } = await shop.ask('{ abGroups { code weight } }', {}, 'loupe');
    expect(data.abGroups).toEqual([
      { code: 'control', weight: 3 },
      { code: 'bold', weight: 1 },
    ]);
  });

  it('[QY-15] [CO-11] returns shop and build without a database query', async () => {
    shop.statements.length = 0;
    const { data } = await shop.ask(
      `{ currentBaseStore { key siteKeyPrefix locale language currency country } buildInfo { version commit startedAt } }`,
      {},
      'loupe',
    );
    expect(data).toEqual({
      currentBaseStore: {
        key: 'loupe',
        siteKeyPrefix: 'LOU',
        locale: 'en-GB',
        language: 'en',
        currency: 'GBP',
        country: 'GB',
      },
      buildInfo: { version: '1.2.3', commit: 'abc1234', startedAt: '2026-11-21T12:00:00.000Z' },
    });
    expect(shop.statements).toHaveLength(0);
  });
});
