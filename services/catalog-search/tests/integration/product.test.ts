import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Site } from '@loupe/contracts/sites';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const PRODUCT = `query GetProduct($key: String!) {
  product(productKey: $key) {
    id code sku internalSku name description brand productType productUrl slug masterVariantId badge webProductStatus { key }
    purchaseable retailOnly priceUponEnquiry availableForReserveAndCollect dialColour caseSize ean gender gtmCategory
    gtmBCategory
    variants { id sku ringSize ringSizeLetter webProductStatus { key } stockLevel price { value } }
    media { name alt }
    turn { name alt frames }
    specifications { group name value }
    categories { key type }
    breadcrumbs { name url }
    price { formattedPrice formattedWasPrice formattedWasWasPrice value wasValue }
    nddCountdown { deliverOn holdsUntil answeredAt countdownSeconds leadTime deliveryPrice sku free }
    productRelations { label product { key url } }
  }
}`;

interface Found {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly productUrl: string;
  readonly masterVariantId: string;
  readonly variants: readonly { readonly id: string; readonly sku: string }[];
  readonly media: readonly { readonly name: string }[];
  readonly turn: object | null;
  readonly specifications: readonly object[];
  readonly categories: readonly { readonly key: string }[];
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string }[];
  readonly price: { readonly value: number };
  readonly productRelations: readonly object[];
}

async function lookUp(key: string, site: Site = 'beaverbrooks'): Promise<Found | null> {
  const { data, errors } = await catalogue.ask<{ product: Found | null }>(PRODUCT, { key }, site);
  expect(errors).toBeUndefined();
  return data.product;
}

async function product(key: string, site?: Site): Promise<Found> {
  const found = await lookUp(key, site);
  if (found === null) throw new Error(`There is no product ${key}.`);
  return found;
}

const skuOf = ({ variants }: Found, sku: string) => variants.find((variant) => variant.sku === sku);

describe('product', () => {
  it('[QY-08] [EN-15] shows a ring with its sizes, pictures, specification and way here', async () => {
    const ring = await product('0100001');
    expect(ring).toMatchObject({
      code: '0100001',
      sku: '0100001-L',
      brand: 'Aldous & Wray',
      productType: 'ring',
      badge: 'Sale',
      webProductStatus: { key: 'liveActive' },
      purchaseable: true,
      price: {
        formattedPrice: '£2,350.00',
        formattedWasPrice: '£2,795.00',
        value: 235_000,
        wasValue: 279_500,
      },
      nddCountdown: {
        deliverOn: '2026-11-24',
        holdsUntil: '2026-11-23T17:00:00.000Z',
        answeredAt: '2026-11-21T12:00:00.000Z',
        countdownSeconds: 53 * 3600,
        leadTime: 2,
        deliveryPrice: 795,
        free: false,
        sku: '0100001-L',
      },
    });
    const half = skuOf(ring, '0100001-LH');
    expect(half).toMatchObject({ ringSize: 52, ringSizeLetter: 'L½', stockLevel: 'in' });
    expect(skuOf(ring, '0100001-L')?.id).toBe(ring.masterVariantId);
    expect(ring.breadcrumbs.map(({ name }) => name)).toEqual([
      'Home',
      'Engagement rings',
      'Solitaire rings',
      ring.name,
    ]);
    expect(ring.breadcrumbs.at(-1)?.url).toBe(ring.productUrl);
    expect(ring.specifications.length).toBeGreaterThan(5);
    expect(ring.media.map(({ name }) => name)).toEqual([
      'ring-solitaire-round-platinum',
      'detail-ring-solitaire-round-platinum',
      'form-ring-solitaire-round-platinum',
    ]);
    expect(ring.turn).toMatchObject({ name: 'turn-ring-solitaire-round-platinum', frames: 24 });
    expect((await product('0100010')).turn).toBeNull();
    expect(ring.productRelations).toEqual([
      { label: '0.70ct', product: { key: '0100001', url: ring.productUrl } },
      { label: '0.90ct', product: expect.objectContaining({ key: '0100010' }) },
    ]);
  });

  it('[RT-18] [RT-19] gives the canonical address, and the same product by its slug', async () => {
    const ring = await product('0100001');
    expect(ring.productUrl).toBe(`/0100001/${ring.slug}/p`);
    const { data } = await catalogue.ask('query ($slug: String!) { productBySlug(slug: $slug) { code } }', {
      slug: ring.slug,
    });
    expect(data.productBySlug).toEqual({ code: '0100001' });
    const unknown = await catalogue.ask('{ productBySlug(slug: "no-such-thing") { code } }');
    expect(unknown.data.productBySlug).toBeNull();
  });

  it('[EN-15] gives a watch its dial, its case and the pictures of the shop that asks', async () => {
    const [light, dark] = [await product('0100170'), await product('0100170', 'loupe')];
    expect(light).toMatchObject({ dialColour: 'Navy', caseSize: 40, variants: [{ ringSize: null }] });
    expect(light.media.map(({ name }) => name)).toEqual([
      'watch-dress-navy-steel',
      'detail-watch-dress-navy-steel',
      'form-watch-dress-navy-steel',
    ]);
    expect(dark.media.map(({ name }) => name)).toEqual([
      'cut-alderwyn-navy-steel',
      'detail-alderwyn-navy-steel',
      'form-alderwyn-navy-steel',
    ]);
    expect(dark.categories.map(({ key }) => key)).toContain('dress-watches');
  });

  it('[QY-08] knows no product of another site, nor one that does not exist', async () => {
    expect(await lookUp('0200001')).toBeNull();
    expect(await product('0200001', 'loupe')).toMatchObject({ brand: 'Tarn' });
    expect(await lookUp('9999999')).toBeNull();
    expect(await lookUp("'; DROP TABLE product; --")).toBeNull();
  });

  it('[EU-13] sells neither what is retail only nor what is priced upon enquiry', async () => {
    expect(await product('0100005')).toMatchObject({
      webProductStatus: { key: 'liveRetailOnly' },
      retailOnly: true,
      purchaseable: false,
      nddCountdown: null,
    });
    expect(await product('0100006')).toMatchObject({
      priceUponEnquiry: true,
      purchaseable: false,
      price: null,
      variants: [{ price: null }],
    });
  });

  it('[EU-13] shows a piece of which nothing is left as out of stock, and says when it is back', async () => {
    await catalogue.setStock('0100003', 'out', 2n);
    expect(await product('0100003')).toMatchObject({
      webProductStatus: { key: 'liveOutOfStock' },
      purchaseable: false,
    });
    expect(await catalogue.setStock('0100003', 'in', 1n)).toBe(false);
    expect(await product('0100003')).toMatchObject({ webProductStatus: { key: 'liveOutOfStock' } });
    await catalogue.setStock('0100003', 'low', 3n);
    expect(await product('0100003')).toMatchObject({
      webProductStatus: { key: 'liveActive' },
      purchaseable: true,
    });
  });

  it('[EU-13] one size sold out leaves the others for sale', async () => {
    await catalogue.setStock('0100001-L', 'out');
    const ring = await product('0100001');
    expect(ring).toMatchObject({ webProductStatus: { key: 'liveActive' }, purchaseable: true });
    const master = skuOf(ring, '0100001-L');
    expect(master).toMatchObject({ webProductStatus: { key: 'liveOutOfStock' }, stockLevel: 'out' });
    await catalogue.setStock('0100001-L', 'in', 3n);
  });

  it('[EU-13] [EU-12] shows nothing that is archived or not approved', async () => {
    await catalogue.pool.query(`UPDATE variant SET web_product_status = 'archived' WHERE sku = '0100150'`);
    await catalogue.pool.query(`UPDATE product SET approval = 'onHold' WHERE code = '0100151'`);
    expect(await lookUp('0100150')).toBeNull();
    expect(await lookUp('0100151')).toBeNull();
  });

  it('[EN-06] takes the price that is valid at the moment', async () => {
    await catalogue.pool.query(
      `INSERT INTO price (variant_id, site, minor_units, was_minor_units, valid_from, valid_until)
       SELECT id, 'beaverbrooks', 99500, 125000, '2026-11-27', '2026-12-01' FROM variant WHERE sku = '0100002'`,
    );
    expect((await product('0100002')).price.value).toBe(125_000);
    catalogue.clock.set('2026-11-28T12:00:00Z');
    expect(await product('0100002')).toMatchObject({
      price: { value: 99_500, wasValue: 125_000 },
      badge: 'Sale',
    });
    catalogue.clock.set('2026-12-01T00:00:00Z');
    expect((await product('0100002')).price.value).toBe(125_000);
    catalogue.clock.set('2026-11-21T12:00:00Z');
  });

  it('[QY-08] answers the dynamic data, the variants and the quick view of a product', async () => {
    const { data } = await catalogue.ask(`{
      dynamicProductData(productKey: "0100007") {
        productKey webProductStatus { key } purchaseable price { formattedPrice } variants { sku shippingMethods { type deliveryPrice free } } nddCountdown { free deliveryPrice }
      }
      variantsData(productKey: "0100001") { sku }
      productQuickview(productKey: "0100007") { name }
      unknown: variantsData(productKey: "nothing") { sku }
      none: dynamicProductData(productKey: "0200001") { productKey }
    }`);
    expect(data.dynamicProductData).toEqual({
      productKey: '0100007',
      webProductStatus: { key: 'liveActive' },
      purchaseable: true,
      price: { formattedPrice: '£42.00' },
      variants: [
        {
          sku: '0100007',
          shippingMethods: [
            { type: 'STD', deliveryPrice: 495, free: false },
            { type: 'NDD', deliveryPrice: 795, free: false },
            { type: 'NOD', deliveryPrice: 995, free: false },
          ],
        },
      ],
      nddCountdown: { free: false, deliveryPrice: 795 },
    });
    expect(data.variantsData).toContainEqual({ sku: '0100001-K' });
    expect(data.productQuickview).toEqual({ name: expect.stringMatching(/hoops/) });
    expect(data.unknown).toEqual([]);
    expect(data.none).toBeNull();
  });

  it('[QY-08] [QY-09] answers products in the order asked for, unknown ones left out, 60 at most', async () => {
    const ask = (keys: string[]) =>
      catalogue.ask('query ($keys: [String!]!) { products(productsKeys: $keys) { code } }', { keys });
    const { data } = await ask(['0100007', 'nothing', '0200001', '0100002']);
    expect(data.products).toEqual([{ code: '0100007' }, { code: '0100002' }]);
    const tooMany = await ask(Array.from({ length: 61 }, () => '0100002'));
    expect(tooMany.errors?.[0]?.extensions.code).toBe('ValidationError');
  });

  it('[EN-15] resolves products and variants of other subgraphs by id, on the caller’s site only', async () => {
    const pendant = await product('0100002');
    const watch = await product('0200001', 'loupe');
    const { data } = await catalogue.ask(
      `query ($of: [_Any!]!) { _entities(representations: $of) {
        ... on Product { code } ... on Variant { sku price { value } } } }`,
      {
        of: [
          { __typename: 'Product', id: pendant.id },
          { __typename: 'Variant', id: pendant.masterVariantId },
          { __typename: 'Product', id: watch.id },
        ],
      },
    );
    expect(data._entities).toEqual([
      { code: '0100002' },
      { sku: '0100002', price: { value: 125_000 } },
      null,
    ]);
  });

  it('[EN-15] refuses a request that no gateway vouches for', async () => {
    const response = await fetch(`${catalogue.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ categories { key } }' }),
    });
    expect(response.status).toBe(401);
  });
});
