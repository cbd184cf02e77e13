import { origins, type ShopName } from '../shop.ts';

const gatewayUrl = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:3001';

/** A new shopper who calls the gateway without a browser. */
export class NewShopper {
  readonly #shop: ShopName;
  #cookie: string | undefined;

  constructor(shop: ShopName) {
    this.#shop = shop;
  }

  /** The headers by which a request is this shopper's. */
  get cookie(): string {
    return this.#cookie ?? '';
  }

  async ask<Data>(query: string, variables: object): Promise<Data> {
    const response = await fetch(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': new URL(origins[this.#shop]).host,
        ...(this.#cookie === undefined ? {} : { cookie: this.#cookie }),
      },
      body: JSON.stringify({ query, variables }),
    });
    this.#cookie ??= response.headers.getSetCookie()[0]?.split(';')[0];
    const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown };
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  }
}

type Product = { product: { id: string; variants: { id: string; sku: string }[] } };
type Added = { addToCart: { lineItems?: { name: string; availableQuantity: number }[]; available?: number } };

/** Adds a piece to a shopper's bag, without a browser. */
export async function addToBagOf(shopper: NewShopper, code: string): Promise<Added['addToCart']> {
  const { product } = await shopper.ask<Product>(
    'query GetProduct($code: String!) { product(productKey: $code) { id variants { id sku } } }',
    { code },
  );
  const [variant] = product.variants;
  const { addToCart } = await shopper.ask<Added>(
    `mutation AddToCart($productId: ID!, $variantId: ID!, $sku: String!) {
       addToCart(productId: $productId, variantId: $variantId, sku: $sku) {
         ... on Cart { lineItems { name availableQuantity } }
         ... on InsufficientStockError { available }
       }
     }`,
    { productId: product.id, variantId: variant?.id, sku: variant?.sku },
  );
  return addToCart;
}

/**
 * How many of a piece another shopper could buy now: in stock and not reserved by a payment. The shop counts only up
 * to 10.
 */
export async function available(shop: ShopName, code: string): Promise<number> {
  const { lineItems, available } = await addToBagOf(new NewShopper(shop), code);
  return lineItems?.[0]?.availableQuantity ?? available ?? NaN;
}
