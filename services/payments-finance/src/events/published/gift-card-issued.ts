import { create, toBinary } from '@bufbuild/protobuf';
import { GiftCardIssuedSchema } from '@loupe/contracts/payments/payment';
import { TOPICS } from '@loupe/contracts/topics';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import type { IssuedGiftCard } from '../../use-cases/ports/gift-card-issuer.ts';

/** Without number and PIN: an event is kept and read by many. */
export function giftCardIssued({ amount, site, ...issued }: IssuedGiftCard): OutboxEvent {
  const { minorUnits, currency } = amount;
  const message = create(GiftCardIssuedSchema, { ...issued, currency, valueMinorUnits: BigInt(minorUnits) });
  return {
    topic: TOPICS.payment.name,
    type: 'gift-card-issued',
    aggregateId: issued.issueId,
    aggregateVersion: 1n,
    site,
    payload: toBinary(GiftCardIssuedSchema, message),
  };
}
