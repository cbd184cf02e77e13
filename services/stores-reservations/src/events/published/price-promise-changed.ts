import { PricePromiseSchema } from '@loupe/contracts/stores/price_promise';
import { TOPICS } from '@loupe/contracts/topics';
import type { EmailDigest } from '@loupe/email-digest/email-digest';
import { publish } from '@loupe/messaging/publish';
import { isOpen } from '../../domain/price-promise/price-promise.ts';
import type { PricePromise } from '../../domain/price-promise/price-promise.ts';
import type { Act } from '../../use-cases/ports/reservations.ts';

const NOT_STAFF = new Set(['customer', 'guest', 'clock', 'checkout']);
const CUSTOMER = 'c:';

/** What a request is after a change. Who may have the price is said only while there is one, a guest by a digest. */
export const pricePromiseChanged = publish(
  TOPICS.pricePromise,
  PricePromiseSchema,
  'price-promise-changed',
  (promise: PricePromise, { act, actor }: Act, digestOf: (email: string) => EmailDigest) => ({
    aggregateId: promise.id,
    aggregateVersion: BigInt(promise.version) + promise.eventOffset,
    site: promise.site,
    message: {
      id: promise.id,
      number: promise.number,
      site: promise.site,
      productId: promise.productId,
      productKey: promise.productKey,
      sku: promise.sku,
      state: promise.state,
      act,
      by: NOT_STAFF.has(actor) ? actor : 'staff',
      currency: 'GBP',
      ...(isOpen(promise) ? priceOf(promise, digestOf) : {}),
    },
  }),
);

function priceOf(promise: PricePromise, digestOf: (email: string) => EmailDigest) {
  const price = {
    priceMinorUnits: BigInt(promise.agreedPrice!),
    validUntilMs: BigInt(promise.validUntil!.getTime()),
    code: promise.code!,
  };
  if (promise.owner.startsWith(CUSTOMER))
    return { ...price, customerId: promise.owner.slice(CUSTOMER.length) };
  const { digest, keyId } = digestOf(promise.email);
  return { ...price, emailDigest: digest, emailKeyId: keyId };
}
