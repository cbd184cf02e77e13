import type { Logger } from '@loupe/telemetry/logger';
import type { CardProvider } from '../../use-cases/ports/card-provider.ts';
import type { CardSessions } from '../../use-cases/ports/card-sessions.ts';
import type { ProviderReport, SettlementProvider } from '../../use-cases/ports/settlement-store.ts';
import type { TenderProvider } from '../../use-cases/ports/tender-provider.ts';
import { CARD_CAPABILITIES } from './card-capabilities.ts';
import { prepareCard, resumeCard } from './prepare-card.ts';
import { LOW_VALUE } from './sca-exemptions.ts';
import { tokenOf } from './token-of.ts';
import { verifyCard } from './verify-card.ts';

export interface CardTenders {
  readonly cards: CardProvider & SettlementProvider & ProviderReport;
  readonly sessions: CardSessions;
  /** Below this amount the bank is asked for an exemption from authentication. */
  readonly lowValueMinorUnits: number;
  readonly logger: Logger;
}

/** EU-22: cards by Cybersource. */
export function cardTenders(options: CardTenders): TenderProvider {
  const { cards, lowValueMinorUnits } = options;
  return {
    capabilities: { ...CARD_CAPABILITIES, browserFrom: lowValueMinorUnits },
    verify: verifyCard(options),
    prepare: prepareCard(options),
    resume: resumeCard(options),
    authorise: ({ details, evidence, exemption, ...order }, timeoutMs) =>
      cards.authorise(
        { ...order, transientToken: tokenOf(details), evidence, isLowValue: exemption === LOW_VALUE },
        timeoutMs,
      ),
    renew: (order, timeoutMs) => cards.renew(order, timeoutMs),
    forget: (card, timeoutMs) => cards.forget(card, timeoutMs),
    reverse: (order) => cards.reverse(order),
    capture: (order, timeoutMs) => cards.capture(order, timeoutMs),
    refund: (order, timeoutMs) => cards.refund(order, timeoutMs),
    undo: (order) => cards.undo(order),
    movements: () => cards.movements(),
    room: () => cards.room(),
    answers: () => cards.answers?.() ?? true,
  };
}
