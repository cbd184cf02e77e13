import { origins, type ShopName } from '../shop.ts';

const gatewayUrl = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:3001';

/** A shopper who calls the gateway without a browser. */
export class Shopper {
  readonly #shop: ShopName;
  #cookie: string;
  #given: { name: string; value: string } | undefined;

  /** @param cookie the Cookie header of a session that exists; a new shopper by default */
  constructor(shop: ShopName, cookie = '') {
    this.#shop = shop;
    this.#cookie = cookie;
  }

  /** The headers by which a request is this shopper's. */
  get cookie(): string {
    return this.#cookie;
  }

  /** The session that the gateway began for this shopper, if it did. */
  get given(): { name: string; value: string }[] {
    return this.#given === undefined ? [] : [this.#given];
  }

  async ask<Data>(query: string, variables: object): Promise<Data> {
    const response = await fetch(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': new URL(origins[this.#shop]).host,
        ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
      },
      body: JSON.stringify({ query, variables }),
    });
    this.#remember(response.headers.getSetCookie()[0]);
    const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown };
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  }

  #remember(header: string | undefined): void {
    const pair = header?.split(';')[0];
    if (pair === undefined || this.#given !== undefined) return;
    const at = pair.indexOf('=');
    this.#given = { name: pair.slice(0, at), value: pair.slice(at + 1) };
    this.#cookie = this.#cookie === '' ? pair : `${this.#cookie}; ${pair}`;
  }
}

type Product = { product: { id: string; variants: { id: string; sku: string }[] } };
type Added = { addToCart: { lineItems?: { name: string; availableQuantity: number }[]; available?: number } };

/** Adds a piece to a shopper's bag, without a browser. */
export async function addToBagOf(
  shopper: Shopper,
  code: string,
  { giftWrap = false } = {},
): Promise<Added['addToCart']> {
  const { product } = await shopper.ask<Product>(
    'query GetProduct($code: String!) { product(productKey: $code) { id variants { id sku } } }',
    { code },
  );
  const [variant] = product.variants;
  const { addToCart } = await shopper.ask<Added>(
    `mutation AddToCart($productId: ID!, $variantId: ID!, $sku: String!, $giftWrap: Boolean) {
       addToCart(productId: $productId, variantId: $variantId, sku: $sku, giftWrap: $giftWrap) {
         ... on Cart { lineItems { name availableQuantity } }
         ... on InsufficientStockError { available }
       }
     }`,
    { productId: product.id, variantId: variant?.id, sku: variant?.sku, giftWrap },
  );
  return addToCart;
}

/**
 * How many of a piece another shopper could buy now: in stock and not reserved by a payment. The shop counts only up
 * to 10.
 */
export async function available(shop: ShopName, code: string): Promise<number> {
  const { lineItems, available } = await addToBagOf(new Shopper(shop), code);
  return lineItems?.[0]?.availableQuantity ?? available ?? NaN;
}
