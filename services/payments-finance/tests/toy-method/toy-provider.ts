import type { TenderProvider } from '../../src/use-cases/ports/tender-provider.ts';

/** Everything that the toy provider was asked for, in order. */
export interface ToyLedger {
  readonly calls: string[];
  /** Held by transaction id, in minor units. */
  readonly held: Map<string, number>;
  /** Whether the shopper has agreed on the provider's page. */
  agreed: boolean;
  /** The answer to the next renewal is lost. */
  losesRenewal: boolean;
}

export const newToyLedger = (): ToyLedger => ({
  calls: [],
  held: new Map(),
  agreed: false,
  losesRenewal: false,
});

/** A way to pay by redirect: its provider holds what the shopper has agreed to on its own page. */
export function toyProvider(ledger: ToyLedger, now: () => Date): TenderProvider {
  const { calls, held } = ledger;
  return {
    capabilities: {
      captures: 'several',
      partialCapture: true,
      refundDays: 30,
      authorisation: 'holds',
      hold: { heldFor: { others: 10 }, renew: 'extend' },
    },
    verify: async () => ({ maskedNumber: '', cardType: 'Toy', cardDigest: '', data: {} }),
    prepare: async ({ reference }) => ({
      kind: 'action',
      action: { kind: 'redirect', url: `https://toy.example/${reference}` },
      continuation: { session: reference },
      validUntil: new Date(now().getTime() + 3_600_000),
    }),
    async resume({ continuation }) {
      calls.push(`resume ${String(continuation['session'])}`);
      return ledger.agreed ? { kind: 'ready' } : { kind: 'pending' };
    },
    async authorise({ merchantTransactionId, amount }) {
      calls.push(`authorise ${amount.minorUnits}`);
      held.set(merchantTransactionId, amount.minorUnits);
      return { kind: 'authorised', providerId: merchantTransactionId, quality: 'plain', amount };
    },
    async renew({ authorisationId }) {
      const isLost = ledger.losesRenewal;
      ledger.losesRenewal = false;
      calls.push(`extend ${held.get(authorisationId) ?? 0}`);
      return { kind: isLost ? 'no-answer' : 'extended' };
    },
    async reverse({ providerId, merchantTransactionId }) {
      calls.push('reverse');
      return held.delete(providerId ?? merchantTransactionId) ? 'reversed' : 'nothing-found';
    },
    async capture({ amount, merchantTransactionId }) {
      calls.push(`capture ${amount.minorUnits}`);
      return { kind: 'done', providerId: merchantTransactionId };
    },
    async refund({ amount, merchantTransactionId }) {
      calls.push(`refund ${amount.minorUnits}`);
      return { kind: 'done', providerId: merchantTransactionId };
    },
    undo: async () => 'undone',
    movements: async () => [],
    room: () => 20,
  };
}
