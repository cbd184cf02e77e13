import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Site } from '@loupe/contracts/sites';
import { PRODUCT_APPROVALS, VARIANT_APPROVALS } from '../../src/domain/product/approval.ts';
import { PRODUCT_TYPES } from '../../src/domain/product/product-type.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

/** In a transaction that is rolled back. @returns the name of the constraint that refuses it, or null */
async function refusedBy(statement: string, ...values: unknown[]): Promise<string | null> {
  const client = await catalogue.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement, values);
    return null;
  } catch (error) {
    return (error as { constraint?: string }).constraint ?? String(error);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

async function ask<Data>(document: string, site?: Site): Promise<Data> {
  const { data, errors } = await catalogue.ask<Data>(document, {}, site);
  expect(errors).toBeUndefined();
  return data;
}

const SEARCH_PRODUCT = `key name description brand retailOnly sku secondId supplierCode url imageUrl thumbUrl badge
  prices {
    price { currencyIso formattedValue value priceType minQuantity maxQuantity }
    wasPrice { formattedValue priceType } wasWasPrice { value }
  }
  availableColorSwatches modelCase priceUponEnquiry webProductStatus { key }`;
const byKeys = async (keys: string, site?: Site) => {
  const document = `{ searchByProductKeys(input: { productKeys: [${keys}] }) { ${SEARCH_PRODUCT} } }`;
  return (await ask<{ searchByProductKeys: object[] }>(document, site)).searchByProductKeys;
};

describe('search product', () => {
  it('[EN-14] [QY-09] has its prices, pictures, codes, case and colours; unknown codes are left out', async () => {
    const found = await byKeys('"0100001", "9999999", "0200010"', 'loupe');
    expect(found).toEqual([
      {
        key: '0200010',
        name: 'Fellside Chronograph 41, midnight',
        brand: 'Kestrel',
        sku: '0200010',
        secondId: 'loupe_0200010',
        supplierCode: 'KS 2141.MB',
        retailOnly: false,
        badge: 'none',
        description: expect.any(String),
        url: '/0200010/kestrel-fellside-chronograph-41-midnight/p',
        imageUrl: '/i/watch-kestrel-blue?w=1200&qlt=75',
        thumbUrl: '/i/watch-kestrel-blue?w=320&qlt=75',
        prices: [expect.objectContaining({ wasPrice: null, wasWasPrice: null })],
        availableColorSwatches: ['Midnight', 'Racing green', 'Black, steel bracelet'],
        modelCase: expect.stringMatching(/, 41 mm$/),
        priceUponEnquiry: false,
        webProductStatus: { key: 'liveActive' },
      },
    ]);
  });

  it('[EN-14] [EU-03] a standing price is of type default, one between dates of type dateRange', async () => {
    const standing = {
      price: { priceType: 'default', minQuantity: 1, maxQuantity: 99, currencyIso: 'GBP' },
    };
    expect(await byKeys('"0100001"')).toMatchObject([
      {
        prices: [
          { ...standing, wasPrice: { formattedValue: '£2,795.00', priceType: 'default' }, wasWasPrice: null },
        ],
      },
    ]);
    await catalogue.pool.query(
      `INSERT INTO price (variant_id, site, minor_units, was_minor_units, was_was_minor_units, valid_from, valid_until)
       SELECT id, 'beaverbrooks', 200000, 235000, 279500, $1::timestamptz - interval '1 hour', $1::timestamptz + interval '1 hour'
       FROM variant WHERE sku = '0100001-L'`,
      [catalogue.clock()],
    );
    expect(await byKeys('"0100001"')).toMatchObject([
      {
        prices: [
          {
            price: { priceType: 'dateRange', value: 200_000 },
            wasPrice: { formattedValue: '£2,350.00' },
            wasWasPrice: { value: 279_500 },
          },
        ],
      },
    ]);
  });

  it('[EN-14] of a ring whose sizes have prices of their own the lowest is the price', async () => {
    const document = `{ product(productKey: "0100061") { pricesVary price { value } variants { ringSizeLetter price { value } } }
      searchByProductKeys(input: { productKeys: ["0100061", "0100065"] }) { pricesVary prices { price { value } } } }`;
    const { product, searchByProductKeys } = await ask<Record<string, object>>(document);
    const priced = { pricesVary: true, prices: [{ price: { value: 925_00 } }] };
    expect(searchByProductKeys).toEqual([priced, expect.objectContaining({ pricesVary: false })]);
    expect(product).toMatchObject({ pricesVary: true, price: { value: 925_00 } });
    expect((product as { variants: object[] }).variants).toEqual(
      expect.arrayContaining([
        { ringSizeLetter: 'L', price: { value: 975_00 } },
        { ringSizeLetter: 'R', price: { value: 1095_00 } },
      ]),
    );
  });

  it('[QY-09] refuses more than 60 codes', async () => {
    const keys = Array.from({ length: 61 }, (_, at) => `"${at}"`).join(', ');
    const { errors } = await catalogue.ask(
      `{ searchByProductKeys(input: { productKeys: [${keys}] }) { key } }`,
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['ValidationError']);
  });
});

describe('lists of the specification in the database', () => {
  it('[EU-11] takes the twelve product types and four genders, and no others', async () => {
    expect(PRODUCT_TYPES).toHaveLength(12);
    for (const type of PRODUCT_TYPES) {
      expect(await refusedBy('UPDATE product SET product_type = $1', type)).toBeNull();
    }
    expect(await refusedBy(`UPDATE product SET product_type = 'clock'`)).toBe('product_type_known');
    for (const gender of ['male', 'female', 'children', 'unisex']) {
      expect(await refusedBy('UPDATE product SET gender = $1', gender)).toBeNull();
    }
    expect(await refusedBy(`UPDATE product SET gender = 'men'`)).toBe('product_gender_known');
  });

  it('[EU-12] takes the nine approvals of products and two of variants, and no others', async () => {
    expect(PRODUCT_APPROVALS).toHaveLength(9);
    for (const approval of PRODUCT_APPROVALS) {
      expect(await refusedBy('UPDATE product SET approval = $1', approval)).toBeNull();
    }
    expect(await refusedBy(`UPDATE product SET approval = 'pending'`)).toBe('product_approval_known');
    for (const approval of VARIANT_APPROVALS) {
      expect(await refusedBy('UPDATE variant SET approval = $1', approval)).toBeNull();
    }
    expect(await refusedBy(`UPDATE variant SET approval = 'onHold'`)).toBe('variant_approval_known');
  });

  it('[EU-14] [EU-15] takes the statuses of copy and buying, and the types of categories and relations', async () => {
    expect(await refusedBy(`UPDATE product SET copy_status = 'done'`)).toBe('product_copy_status_check');
    expect(await refusedBy(`UPDATE product SET buying_status = 'X'`)).toBe('product_buying_status_check');
    expect(await refusedBy(`UPDATE category SET type = 'menu'`)).toBe('category_type_known');
    for (const type of ['default', 'brand', 'range', 'product-type', 'rolex-collection', 'gift-card']) {
      expect(await refusedBy('UPDATE category SET type = $1', type)).toBeNull();
    }
    expect(await refusedBy(`UPDATE product_version SET type = 'swatch'`)).toBe('product_version_type_check');
  });
});

describe('product', () => {
  it('[EU-15] [EN-15] offers its versions by picture, small picture or list, itself among them', async () => {
    const relations = async (code: string, site: Site) =>
      (
        await ask<{ product: { productRelations: object[] } }>(
          `{ product(productKey: "${code}") { productRelations { type name label product { key } } } }`,
          site,
        )
      ).product.productRelations;
    expect(await relations('0200020', 'loupe')).toEqual([
      { type: 'dropdown', name: 'Case', label: '41 mm', product: { key: '0200010' } },
      { type: 'dropdown', name: 'Case', label: '38 mm', product: { key: '0200020' } },
      { type: 'image', name: 'Dial', label: 'Midnight', product: { key: '0200020' } },
      { type: 'image', name: 'Dial', label: 'Racing green', product: { key: '0200019' } },
    ]);
    expect(await relations('0100063', 'beaverbrooks')).toMatchObject([
      { type: 'thumbnail', label: '18ct gold' },
      { type: 'thumbnail', label: 'Platinum' },
    ]);
    expect(await relations('0100006', 'beaverbrooks')).toEqual([]);
  });

  it('[EN-15] [EU-11] its status has a key, and its gender is of the list', async () => {
    const document = `{ product(productKey: "0100001") { gender webProductStatus { key } variants { webProductStatus { key } } }
      dynamicProductData(productKey: "0100001") { webProductStatus { key } } }`;
    expect(await ask(document)).toMatchObject({
      product: { gender: 'female', webProductStatus: { key: 'liveActive' } },
      dynamicProductData: { webProductStatus: { key: 'liveActive' } },
    });
  });
});

describe('category', () => {
  it('[QY-12] [EN-18] is found by its name, with its query at the search provider and the categories below', async () => {
    const document = `{ category(name: "engagement rings") { key attraqtQueryUrl } none: category(name: "hats") { key }
      subCategories(key: "engagement-rings") { key } unknown: subCategories(key: "hats") { key } }`;
    expect(await ask(document)).toEqual({
      category: {
        key: 'engagement-rings',
        attraqtQueryUrl:
          '?fh_location=%2F%2Fbeaverbrooks01%2Fen_GB%2Fcategories%3C%7Bbeaverbrooks01_engagement_rings%7D&fh_view=lister',
      },
      none: null,
      subCategories: ['solitaire-rings', 'halo-rings', 'trilogy-rings', 'coloured-stone-rings'].map(
        (key) => ({ key }),
      ),
      unknown: [],
    });
  });

  it('[QY-12] is found by its listing address and by its landing address', async () => {
    const document = `{ listing: category(listingUrl: "/product-listing/engagement-rings/solitaire") { key }
      landing: category(landingUrl: "/engagement-rings/solitaire") { key }
      mixed: category(landingUrl: "/product-listing/engagement-rings/solitaire") { key } }`;
    const found = { key: 'solitaire-rings' };
    expect(await ask(document)).toEqual({ listing: found, landing: found, mixed: null });
  });
});

describe('a ring whose master is not there', () => {
  interface Ring {
    readonly sku: string;
    readonly masterVariantId: string;
    readonly variants: readonly {
      readonly id: string;
      readonly sku: string;
      readonly shippingMethods: readonly object[];
    }[];
    readonly nddCountdown: { readonly sku: string };
  }
  const MASTER = '0100001-L';
  const RING = `{
    product(productKey: "0100001") {
      sku masterVariantId variants { id sku shippingMethods { type } } nddCountdown { sku }
    }
    searchByProductKeys(input: { productKeys: ["0100001"] }) { sku }
  }`;
  const look = () => ask<{ product: Ring; searchByProductKeys: readonly { sku: string }[] }>(RING);

  it('[EN-15] promises no delivery of a size that is sold out, and counts down for one that is left', async () => {
    expect((await look()).product.nddCountdown).toEqual({ sku: MASTER });
    await catalogue.setStock(MASTER, 'out');
    const { variants, nddCountdown } = (await look()).product;
    await catalogue.setStock(MASTER, 'in', 2n);
    const left = variants.filter(({ shippingMethods }) => shippingMethods.length > 0);
    expect(left.map(({ sku }) => sku)).toEqual(
      variants.map(({ sku }) => sku).filter((sku) => sku !== MASTER),
    );
    expect(left.map(({ sku }) => sku)).toContain(nddCountdown.sku);
  });

  it('[EN-15] has one master by its id and its sku, where the one that was named is archived', async () => {
    const approve = (approval: string) =>
      catalogue.pool.query('UPDATE variant SET approval = $1 WHERE sku = $2', [approval, MASTER]);
    await approve('archived');
    const { product, searchByProductKeys } = await look();
    await approve('approved');
    const master = product.variants.find(({ id }) => id === product.masterVariantId);
    expect(product).toMatchObject({ sku: master?.sku, nddCountdown: { sku: master?.sku } });
    expect(searchByProductKeys).toEqual([{ sku: master?.sku }]);
  });
});
