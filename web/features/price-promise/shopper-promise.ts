import 'server-only';
import { headers } from 'next/headers';
import {
  GetPricePromiseDocument,
  GetPricePromiseOfferDocument,
  type GetPricePromiseOfferQuery,
  type GetPricePromiseQuery,
} from '#gql/graphql.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import type { PromiseKey } from './addresses.ts';

export type PromiseOffer = NonNullable<GetPricePromiseOfferQuery['pricePromiseOffer']>;
export type PricePromise = NonNullable<GetPricePromiseQuery['pricePromise']>;

/** What a request would be about; null for a piece without a price. @throws GraphClientError */
export async function promiseOffer(sku: string): Promise<PromiseOffer | null> {
  const data = await queryAsShopper(await headers(), GetPricePromiseOfferDocument, { sku });
  return data.pricePromiseOffer ?? null;
}

/** One's own request, or that of a link; null for any other. @throws GraphClientError */
export async function shownPromise(key: PromiseKey): Promise<PricePromise | null> {
  const input = 'link' in key ? { token: key.link } : { pricePromiseNumber: key.number };
  const data = await queryAsShopper(await headers(), GetPricePromiseDocument, { input });
  return data.pricePromise ?? null;
}
