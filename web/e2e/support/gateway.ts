import { origins, type ShopName } from '../shop.ts';

const gatewayUrl = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:3001';

/** A shopper nobody has seen before, who asks the gateway without a browser. */
class NewShopper {
  readonly #shop: ShopName;
  #cookie: string | undefined;

  constructor(shop: ShopName) {
    this.#shop = shop;
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
type Added = { addToCart: { lineItems?: { availableQuantity: number }[]; available?: number } };

/**
 * How many of a piece another shopper could buy now: on the shelf and held by no payment. The shop counts no further
 * than 10.
 */
export async function available(shop: ShopName, code: string): Promise<number> {
  const shopper = new NewShopper(shop);
  const { product } = await shopper.ask<Product>(
    'query GetProduct($code: String!) { product(productKey: $code) { id variants { id sku } } }',
    { code },
  );
  const [variant] = product.variants;
  const { addToCart } = await shopper.ask<Added>(
    `mutation AddToCart($productId: ID!, $variantId: ID!, $sku: String!) {
       addToCart(productId: $productId, variantId: $variantId, sku: $sku) {
         ... on Cart { lineItems { availableQuantity } }
         ... on InsufficientStockError { available }
       }
     }`,
    { productId: product.id, variantId: variant?.id, sku: variant?.sku },
  );
  return addToCart.lineItems?.[0]?.availableQuantity ?? addToCart.available ?? NaN;
}
