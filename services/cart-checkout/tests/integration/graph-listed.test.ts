import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse, print, visit } from 'graphql';
import { poolTx } from '@loupe/database/tx';
import { productRepository } from '../../src/adapters/db/product-repository.ts';
import { ADDRESS } from './support/buyer.ts';
import { openGraph } from './support/graph.ts';
import { piece, product } from './support/products.ts';

const SKU = '0100002';

let stage: Awaited<ReturnType<typeof openGraph>>;
beforeAll(async () => {
  stage = await openGraph();
});
beforeEach(() => stage.shop.restock({ [SKU]: 12 }));
afterAll(() => stage?.close());

const manifest = new URL('../../../../gateway/operations/web.json', import.meta.url);

/** Fields of this service's types that another one answers. */
const OTHERS = ['financePromoMessage'];

/** A document of the storefront, as the gateway asks it of this service. */
function listed(name: string): string {
  const documents = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>);
  const document = documents.find((text) => new RegExp(`(query|mutation) ${name}\\(`).test(text));
  if (document === undefined) throw new Error(`${name} is not listed.`);
  const own = visit(parse(document), {
    Field: ({ name: { value } }) => (OTHERS.includes(value) ? null : undefined),
  });
  return print(own);
}

type Answer = Record<string, { [key: string]: never } & { __typename: string }>;

const guest = () => ({ anonymousId: randomUUID() });

const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('the storefront’s documents about a bag', () => {
  it('[QY-04] the storefront’s GetCart answers the summary, the whole bag, both in one, or the id alone', async () => {
    const actor = guest();
    await stage.graph.ask(actor, listed('AddToCart'), piece(SKU));
    const fields = async (isMutualCart: boolean, isCart: boolean) => {
      const { data, errors } = await stage.graph.ask<Answer>(actor, listed('GetCart'), {
        isMutualCart,
        isCart,
      });
      expect(errors).toBeUndefined();
      return Object.keys(data?.['cart'] ?? {}).filter((name) => name !== '__typename');
    };
    const [none, summary, whole, both] = [
      await fields(false, false),
      await fields(true, false),
      await fields(false, true),
      await fields(true, true),
    ];
    expect(none).toEqual(['id']);
    expect(summary).toEqual(
      expect.arrayContaining(['id', 'quantity', 'subtotalPrice', 'miniCartDisplayLimit']),
    );
    expect(summary).not.toContain('shippingAddress');
    expect(whole).toEqual(expect.arrayContaining(['id', 'lineItems', 'totalPrice', 'shippingAddress']));
    expect(new Set(both)).toEqual(new Set([...summary, ...whole]));
  });

  it('[QY-05] the storefront’s GetMutualData answers the list, and with it the summary, the whole bag, or neither', async () => {
    const actor = guest();
    await stage.graph.ask(actor, listed('AddToCart'), piece(SKU));
    await stage.graph.ask(actor, listed('AddToShoppingList'), {
      productKey: SKU,
      pageIndex: 0,
      pageSize: 60,
    });
    const fields = async (isMutualCart: boolean, isCart: boolean) => {
      const asked = { isMutualCart, isCart, shoppingInput: { pageIndex: 0, pageSize: 5 } };
      const { data, errors } = await stage.graph.ask<Answer>(actor, listed('GetMutualData'), asked);
      expect(errors).toBeUndefined();
      const { cart, shoppingList } = data?.['mutualData'] as never as Record<string, object | null>;
      expect(shoppingList).toMatchObject({ totalLineItems: 1 });
      return cart && Object.keys(cart);
    };
    expect(await fields(false, false)).toBeNull();
    const summary = await fields(true, false);
    expect(summary).toEqual(expect.arrayContaining(['subtotalPrice', 'miniCartDisplayLimit']));
    expect(summary).not.toContain('shippingMethods');
    expect(await fields(false, true)).toEqual(expect.arrayContaining(['lineItems', 'shippingMethods']));
  });

  it('[QY-07] the storefront’s GetShipping answers the methods and charges of a place, and saves none of them', async () => {
    const actor = guest();
    await stage.graph.ask(actor, listed('AddToCart'), piece(SKU));
    const to = async (country: string, postalCode: string) => {
      const input = { country, postalCode };
      const { data, errors } = await stage.graph.ask<Answer>(actor, listed('GetShipping'), { input });
      const methods = (data?.['shipping']?.['shippingMethods'] ?? []) as never as {
        id: string;
        price: { value: number };
      }[];
      return {
        codes: errors?.map(({ extensions }) => extensions?.['code']),
        methods: methods.map(({ id }) => id),
      };
    };
    expect((await to('GB', 'LS1 4AP')).methods).toEqual(expect.arrayContaining(['STD', 'NDD']));
    expect(await to('IE', 'D02 X285')).toEqual({ codes: undefined, methods: ['STD'] });
    expect(await to('FR', '75001')).toEqual({ codes: ['ValidationError'], methods: [] });
    const bag = await stage.graph.ask<Answer>(actor, listed('GetCart'), {
      isMutualCart: false,
      isCart: true,
    });
    expect(bag.data?.['cart']).toMatchObject({
      shippingAddress: null,
      shippingOption: 'NO_SELECTED_SHIPPING_OPTION',
    });
  });

  it('[QY-16] every mutation of the bag in the storefront returns the whole bag', async () => {
    const actor = guest();
    const change = async (name: string, variables: object) => {
      const { data, errors } = await stage.graph.ask<Answer>(actor, listed(name), variables);
      expect(errors).toBeUndefined();
      const whole = { isMutualCart: false, isCart: true };
      const bag = await stage.graph.ask<Answer>(actor, listed('GetCart'), whole);
      const answer = data?.[name.charAt(0).toLowerCase() + name.slice(1)] as Record<string, unknown>;
      const read = { ...bag.data?.['cart'], answeredAt: ISO };
      expect([name, answer]).toEqual([name, read]);
      return answer as { lineItems: { id: string }[] };
    };
    const { lineItems } = await change('AddToCart', piece(SKU));
    await change('UpdateQuantity', { lineItemId: lineItems[0]?.id, quantity: 2 });
    await change('SaveShippingDetailsCourier', { input: { address: ADDRESS, email: 'ada@example.com' } });
    await change('SaveBillingDetails', { input: { choice: 'SAME_AS_DELIVERY' } });
  });

  it('[EN-11] a line of a piece without a brand is titled by its name alone, without the marker', async () => {
    const sku = '0100099';
    await stage.shop.restock({ [SKU]: 1, [sku]: 1 });
    const unbranded = product(sku, { version: 2n, brand: '', name: 'Ring box & 100% silk' });
    await productRepository(poolTx(stage.shop.pool)).save(unbranded);
    const actor = guest();
    await stage.graph.ask(actor, listed('AddToCart'), piece(SKU));
    const { data } = await stage.graph.ask<Answer>(actor, listed('AddToCart'), piece(sku));
    const lines = data?.['addToCart']?.['lineItems'] as never as { productTitle: string }[];
    expect(lines.map(({ productTitle }) => productTitle).sort()).toEqual([
      'Amberley%20Halo Pendant',
      'Ring box & 100% silk',
    ]);
  });
});
