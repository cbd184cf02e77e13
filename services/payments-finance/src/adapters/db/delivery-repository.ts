import type { Tx } from '@loupe/database/tx';
import type { Reader } from '../../domain/gift-card/delivery.ts';
import type { DeliveryStore } from '../../use-cases/ports/gift-card-issuer.ts';
import type { DatabaseClock } from './database-clock.ts';
import { OPEN_ISSUED, RECORD_MAILED, RECORD_REFUSED, SOLD_GIFT_CARDS } from './delivery-statements.ts';

/** How being given number and PIN delivers a gift card by itself; an e-mail is reported when the mail server has taken it. */
const DELIVERS = {
  buyer: 'account',
  mail: null,
  operator: null,
} as const satisfies Record<Reader['kind'], string | null>;

/** The delivery of sold gift cards to their buyers. */
export function deliveryRepository(tx: Tx, clock: DatabaseClock): DeliveryStore {
  return {
    async open({ placementId, issueId }, reader) {
      const name = 'name' in reader ? reader.name : '';
      const delivers = DELIVERS[reader.kind];
      const [row] = await tx.query(OPEN_ISSUED, [placementId, issueId, name, delivers, clock.aheadMs()]);
      if (row === undefined) return undefined;
      return {
        giftCardId: row.gift_card_id,
        amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
        delivery: {
          isMailed: row.is_mailed,
          isRefused: row.is_refused,
          isDelivered: row.is_delivered,
        },
      };
    },

    async record({ placementId, issueId }, report) {
      if (report === 'refused') await tx.query(RECORD_REFUSED, [placementId, issueId, clock.aheadMs()]);
      else {
        const by = report === 'mailed' ? 'mail' : 'operator';
        await tx.query(RECORD_MAILED, [placementId, issueId, by, clock.aheadMs()]);
      }
    },

    async sold(placementIds) {
      return (await tx.query(SOLD_GIFT_CARDS, [[...placementIds]])).map((row) => ({
        issueId: row.id,
        placementId: row.placement_id,
        state: row.state,
        isRefused: row.is_refused,
        amount: { minorUnits: Number(row.amount_minor), currency: row.currency },
        maskedNumber: row.state === 'ready' ? (row.masked_number ?? undefined) : undefined,
        mailedAt: row.mailed_at ?? undefined,
      }));
    },
  };
}
