import { Code, ConnectError } from '@connectrpc/connect';
import type { Client } from '@connectrpc/connect';
import { GiftCardReader, GiftCardReport, SoldGiftCardState } from '@loupe/contracts/payments/service';
import type { PaymentsService } from '@loupe/contracts/payments/service';
import { DependencyDownError } from '@loupe/messaging/errors';
import type {
  BoughtGiftCard,
  GiftCardReader as Reader,
  GiftCardRef,
  GiftCardReport as Report,
  SoldGiftCard,
} from '../../domain/order/bought-gift-card.ts';

const READERS: Readonly<Record<Reader['kind'], GiftCardReader>> = {
  mail: GiftCardReader.MAIL,
  buyer: GiftCardReader.BUYER,
  operator: GiftCardReader.OPERATOR,
};

const REPORTS: Readonly<Record<Report, GiftCardReport>> = {
  mailed: GiftCardReport.MAILED,
  refused: GiftCardReport.REFUSED,
  resent: GiftCardReport.RESENT,
};

const STATES: Readonly<Partial<Record<SoldGiftCardState, SoldGiftCard['state']>>> = {
  [SoldGiftCardState.READY]: 'ready',
  [SoldGiftCardState.RETURNED]: 'returned',
  [SoldGiftCardState.FORGOTTEN]: 'forgotten',
};

/** The calls about gift cards that were sold. Each throws DependencyDownError while payments does not answer. */
export function soldGiftCards(
  ask: <T>(call: (client: Client<typeof PaymentsService>) => Promise<T>) => Promise<T>,
  timeoutMs: number,
) {
  const options = { timeoutMs };
  const down = (cause: unknown) =>
    new DependencyDownError('Payments does not answer about a gift card.', { cause });
  return {
    /** Null for one that was returned or is forgotten. */
    async revealGiftCard(of: GiftCardRef, reader: Reader): Promise<BoughtGiftCard | null> {
      const readerName = 'name' in reader ? reader.name : '';
      const asked = { ...of, reader: READERS[reader.kind], readerName };
      const card = await ask((client) => client.revealGiftCard(asked, options)).catch((cause: unknown) => {
        if (ConnectError.from(cause).code === Code.NotFound) return null;
        throw down(cause);
      });
      if (card === null) return null;
      const { mailed: isMailed, refused: isRefused, delivered: isDelivered } = card;
      const value = Number(card.valueMinorUnits);
      return { number: card.cardNumber, pin: card.pin, value, isMailed, isRefused, isDelivered };
    },

    async recordGiftCardDelivery(of: GiftCardRef, report: Report): Promise<void> {
      try {
        await ask((client) => client.recordGiftCardDelivery({ ...of, report: REPORTS[report] }, options));
      } catch (cause) {
        throw down(cause);
      }
    },

    async listGiftCards(placementIds: readonly string[]): Promise<SoldGiftCard[]> {
      try {
        const { giftCards } = await ask((client) =>
          client.listGiftCards({ placementIds: [...placementIds] }, options),
        );
        return giftCards.map(({ issueId, placementId, valueMinorUnits, ...card }) => ({
          issueId,
          placementId,
          value: Number(valueMinorUnits),
          isRefused: card.refused,
          state: STATES[card.state] ?? 'preparing',
          maskedNumber: card.maskedNumber || null,
          mailedAt: card.mailedAtMs === 0n ? null : new Date(Number(card.mailedAtMs)),
        }));
      } catch (cause) {
        throw down(cause);
      }
    },
  };
}
