/** The part of the stores' schema that asking for another shop's price is made of. */
export const PRICE_PROMISE_SCHEMA = `
  extend type Mutation { requestPricePromise(input: RequestPricePromiseInput!): RequestPricePromiseResult! }
  input RequestPricePromiseInput {
    sku: ID! theirPrice: Int! shop: String! page: String note: String name: String! email: String! reCaptchaToken: String
  }
  union RequestPricePromiseResult = PricePromiseRequested | PromiseRefusal | ValidationError
  type PricePromiseRequested { pricePromise: PricePromise! }
  type PromiseRefusal implements Failure { code: String! message: String! }
  type PricePromise {
    pricePromiseNumber: String! status: String! sku: ID! ourPrice: Int! theirPrice: Int! answersBy: String!
  }
`;

/** Pence. */
const OUR_PRICE = 125_000;

interface Asked {
  readonly input: { readonly sku: string; readonly theirPrice: number };
}

export function requestPricePromise(_root: unknown, { input: { sku, theirPrice } }: Asked) {
  if (sku === 'card')
    return { __typename: 'PromiseRefusal', code: 'PricePromiseExcludedError', message: 'Not this piece.' };
  const pricePromise = {
    pricePromiseNumber: 'P-23456789',
    status: 'PENDING_DECISION',
    sku,
    ourPrice: OUR_PRICE,
    theirPrice,
    answersBy: '5.30pm on Monday 30 November',
  };
  return { __typename: 'PricePromiseRequested', pricePromise };
}
