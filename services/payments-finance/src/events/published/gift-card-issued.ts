import { GiftCardIssuedSchema } from '@loupe/contracts/payments/payment';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { IssuedGiftCard } from '../../use-cases/ports/gift-card-issuer.ts';

/** Without number and PIN: an event is kept and read by many. */
export const giftCardIssued = publish(
  TOPICS.payment,
  GiftCardIssuedSchema,
  'gift-card-issued',
  ({ amount, site, ...issued }: IssuedGiftCard) => {
    const { minorUnits, currency } = amount;
    return {
      aggregateId: issued.issueId,
      aggregateVersion: 1n,
      site,
      message: { ...issued, currency, valueMinorUnits: BigInt(minorUnits) },
    };
  },
);
