import type { Logger } from '@loupe/telemetry/logger';
import type { ProviderReport, SettlementProvider } from '../../use-cases/ports/settlement-store.ts';
import type { Capabilities, TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import type { CardProvider } from '../../use-cases/ports/card-provider.ts';
import { transactionIdOf } from './apple-pay-token.ts';
import { authoriseApplePay } from './authorise-apple-pay.ts';
import { CARD_CAPABILITIES } from './card-capabilities.ts';
import { movements } from './report.ts';
import type { Transport } from './transport.ts';

interface Options {
  /** For calls that a shopper waits for. */
  readonly transport: Transport;
  readonly afterwards: Transport;
  /** What happens to money that is held is the same as with any card. */
  readonly cards: Pick<CardProvider, 'reverse'> & SettlementProvider & Pick<ProviderReport, 'movements'>;
  readonly descriptor: string;
  readonly logger: Logger;
}

/** As a card, but a hold cannot be renewed: the token pays once, and nothing of the card is stored. */
const CAPABILITIES: Capabilities = {
  ...CARD_CAPABILITIES,
  hold: { heldFor: { others: 7 }, renew: 'never' },
};

/** The device shows the shopper the card; nothing of it is kept. */
const UNSEEN = { maskedNumber: '', cardType: 'Apple Pay', cardDigest: '' };

/** EU-22: Apple Pay by Cybersource. The device has authenticated the shopper, so that no bank asks again. */
export function applePayTenders({ transport, afterwards, cards, ...given }: Options): TenderProvider {
  return {
    capabilities: CAPABILITIES,
    async verify(details) {
      const token = 'token' in details ? details.token : undefined;
      const transactionId = token === undefined ? undefined : transactionIdOf(token);
      return transactionId === undefined ? undefined : { ...UNSEEN, data: { transactionId } };
    },
    /** The device's id stands for the authentication: a token that was used for another tender is refused here already. */
    prepare: async ({ verified, isMandated }) =>
      isMandated
        ? { kind: 'declined', reason: 'authentication-required' }
        : { kind: 'ready', authenticationId: verified.data['transactionId'] ?? '' },
    resume: async () => ({ kind: 'pending' }),
    authorise: (order, timeoutMs) => authoriseApplePay(order, timeoutMs, { ...given, transport }),
    reverse: (order) => cards.reverse(order),
    capture: (order, timeoutMs) => cards.capture(order, timeoutMs),
    refund: (order, timeoutMs) => cards.refund(order, timeoutMs),
    undo: (order) => cards.undo(order),
    movements: () => movements(afterwards, 'apple-pay'),
    room: () => afterwards.room(),
    answers: () => transport.answers(),
  };
}
