import type { TenderProvider } from '../../src/use-cases/ports/tender-provider.ts';

/** Gift cards by id, with their balances in minor units; `calls` has everything that was asked for, in order. */
export interface FakeGiftCards {
  readonly balances: Map<string, number>;
  readonly calls: string[];
  /** The next authorisation of this card gets no answer although it is held. */
  losesAnswerOf: string | undefined;
}

/** A provider of gift cards: holds at once, without any action of the shopper. */
export function fakeGiftCards(cards: FakeGiftCards): TenderProvider {
  const { balances, calls } = cards;
  const held = new Map<string, { readonly id: string; readonly amount: number }>();
  return {
    capabilities: { captures: 'once', partialCapture: true, refundDays: 365, authorisation: 'holds' },
    async verify(details) {
      const id = 'giftCardId' in details ? details.giftCardId : '';
      return balances.has(id)
        ? { maskedNumber: id, cardType: 'Gift card', cardDigest: id, data: {} }
        : undefined;
    },
    prepare: async () => ({ kind: 'ready' }),
    resume: async () => ({ kind: 'pending' }),
    async authorise({ verified: { maskedNumber: id }, amount, merchantTransactionId }) {
      calls.push(`hold ${id} ${amount.minorUnits}`);
      const balance = balances.get(id) ?? 0;
      if (balance < amount.minorUnits) {
        const available = { ...amount, minorUnits: balance };
        return { kind: 'declined', reason: 'insufficient-funds', available };
      }
      balances.set(id, balance - amount.minorUnits);
      held.set(merchantTransactionId, { id, amount: amount.minorUnits });
      if (cards.losesAnswerOf === id) return { kind: 'no-answer' };
      return { kind: 'authorised', providerId: merchantTransactionId, quality: 'plain', amount };
    },
    async reverse({ merchantTransactionId, account }) {
      const hold = held.get(merchantTransactionId);
      calls.push(`reverse ${account}`);
      if (hold === undefined) return 'nothing-found';
      held.delete(merchantTransactionId);
      balances.set(hold.id, (balances.get(hold.id) ?? 0) + hold.amount);
      return 'reversed';
    },
    capture: async () => ({ kind: 'refused', reason: 'declined' }),
    refund: async () => ({ kind: 'refused', reason: 'declined' }),
    undo: async () => 'nothing-found',
    movements: async () => [],
    room: () => 20,
  };
}
