import { PricePromiseSchema } from '@loupe/contracts/stores/price_promise';
import type { PricePromise } from '@loupe/contracts/stores/price_promise';
import { consume } from '@loupe/messaging/consume';
import type { PriceToHave } from '../../use-cases/follow-price-promise.ts';

/** The shop's only currency. */
const CURRENCY = 'GBP';

/** Projects stores.price-promise.v1: what is to be had, and what is not any more. */
export const onPricePromise = (
  follow: (id: string, version: bigint, price: PriceToHave | null) => Promise<boolean>,
) =>
  consume(PricePromiseSchema, 'price-promise-changed', (promise, { aggregateVersion }) =>
    follow(promise.id, aggregateVersion, priceOf(promise)),
  );

function priceOf(promise: PricePromise): PriceToHave | null {
  const { priceMinorUnits, validUntilMs, currency } = promise;
  if (validUntilMs === 0n || priceMinorUnits === 0n || currency !== CURRENCY) return null;
  const { id, number, site, sku, code, customerId, emailDigest, emailKeyId } = promise;
  const validUntil = new Date(Number(validUntilMs));
  const price = Number(priceMinorUnits);
  return { id, number, site, sku, code, customerId, emailDigest, emailKeyId, price, validUntil };
}
