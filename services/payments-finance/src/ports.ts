import { poolTx } from '@loupe/database/tx';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import type { Robots } from '@loupe/bot-check/robots';
import { withKillPoints } from '@loupe/subgraph-server/kill-points';
import type { KillPoints } from '@loupe/subgraph-server/kill-points';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { attemptCounter, countAttempts } from './adapters/attempt-counter.ts';
import type { AttemptCounter } from './adapters/attempt-counter.ts';
import { cardTenders } from './adapters/cybersource/card-tenders.ts';
import { captureContextRepository } from './adapters/db/capture-context-repository.ts';
import { cardSessionRepository } from './adapters/db/card-session-repository.ts';
import type { DatabaseClock } from './adapters/db/database-clock.ts';
import { handledMessages } from './adapters/db/handled-messages.ts';
import { holdRepository } from './adapters/db/hold-repository.ts';
import { financeRepository } from './adapters/db/finance-repository.ts';
import { disputeRepository } from './adapters/db/dispute-repository.ts';
import { deliveryRepository } from './adapters/db/delivery-repository.ts';
import { giftCardRepository } from './adapters/db/gift-card-repository.ts';
import type { VaultKeys } from './adapters/db/gift-card-repository.ts';
import type { GiftCardChecks } from './adapters/gift-card-checks.ts';
import { issueRepository } from './adapters/db/issue-repository.ts';
import { ledgerRepository, sumRefunds } from './adapters/db/ledger-repository.ts';
import { restoreRepository } from './adapters/db/restore-repository.ts';
import { payerAuthenticationRepository } from './adapters/db/payer-authentication-repository.ts';
import { noticeRepository } from './adapters/db/notice-repository.ts';
import { ownHolds } from './adapters/db/own-holds.ts';
import { payAgainRepository } from './adapters/db/pay-again-repository.ts';
import { paymentRepository } from './adapters/db/payment-repository.ts';
import type { Givex } from './adapters/givex/gift-card-provider.ts';
import { reversalRepository } from './adapters/db/reversal-repository.ts';
import { storedCardRepository } from './adapters/db/stored-card-repository.ts';
import { waitRepository } from './adapters/db/wait-repository.ts';
import { sealStoredCard } from './adapters/vault/seal-stored-card.ts';
import { settlementRepository } from './adapters/db/settlement-repository.ts';
import { financeMemory } from './adapters/finance-memory.ts';
import type { FinanceMemory } from './adapters/finance-memory.ts';
import { NEVER_PAUSED } from './adapters/payment-pause.ts';
import type { PaymentPause } from './adapters/payment-pause.ts';
import type { InstalmentTerms } from './domain/instalments/instalment-message.ts';
import { giftCardIssued as issuedEventOf } from './events/published/gift-card-issued.ts';
import { paymentChanged as eventOf } from './events/published/payment-changed.ts';
import { paymentHoldState as holdStateEventOf } from './events/published/payment-hold-state.ts';
import { paymentWaitingChanged as waitingEventOf } from './events/published/payment-waiting-changed.ts';
import { paymentSettled as settledEventOf } from './events/published/payment-settled.ts';
import type { StoredCard } from './domain/payment/judge-authorisation.ts';
import type { PaymentMethod } from './domain/payment/payment.ts';
import { UNASKED } from './use-cases/ports/attempt-limits.ts';
import type { AttemptLimits } from './use-cases/ports/attempt-limits.ts';
import type { CardProvider } from './use-cases/ports/card-provider.ts';
import type { Lender } from './use-cases/ports/lender.ts';
import { NO_MERCHANT_SESSIONS } from './use-cases/ports/merchant-sessions.ts';
import type { MerchantSessions } from './use-cases/ports/merchant-sessions.ts';
import type { Providers } from './use-cases/ports/providers.ts';
import type { TenderProvider } from './use-cases/ports/tender-provider.ts';
import type { ProviderReport, SettlementProvider } from './use-cases/ports/settlement-store.ts';

export interface PortsOptions {
  readonly requestPool: pg.Pool;
  readonly backgroundPool: pg.Pool;
  readonly cards: CardProvider & SettlementProvider & ProviderReport;
  readonly givex: Givex;
  readonly vaultKeys: VaultKeys;
  /** Below this amount the bank is asked for an exemption from authentication. */
  readonly lowValueMinorUnits: number;
  /** Without it nothing is said of instalments. */
  readonly instalments?: InstalmentTerms;
  /** Of further methods. */
  readonly providers?: Providers;
  /** Without it no wallet in the shopper's browser is told that a page is ours. */
  readonly merchantSessions?: MerchantSessions;
  /** Of the storefronts' pages, and what the sites are called. */
  readonly storefrontOrigins?: readonly string[];
  readonly shopNames?: Readonly<Record<string, string>>;
  /** Without it no finance product is read. */
  readonly lender?: Lender;
  /** Without it a memory of its own. */
  readonly financeMemory?: FinanceMemory;
  readonly logger: Logger;
  /** The metrics of attempts; without it they are counted for nobody. */
  readonly attempts?: AttemptCounter;
  /** Without it every attempt is allowed. */
  readonly limits?: AttemptLimits;
  /** Without it nobody passes the bot check. */
  readonly robots?: Robots;
  /** The metrics of gift cards looked up; without it they are counted for nobody. */
  readonly giftCardChecks?: GiftCardChecks;
  readonly clock: DatabaseClock;
  /** Called after each commit that may have added an event to the outbox. */
  readonly wakeRelay: () => void;
  /** Multiplies the limits of a network, which many people may share. */
  readonly sourceFactor: number;
  readonly wait: (ms: number) => Promise<unknown>;
  /** After a restore nothing is sent; without it payments are never paused. */
  readonly pause?: PaymentPause;
  readonly now: () => Date;
  readonly newId: () => string;
  /** In fault runs: where the process may be killed. */
  readonly killPoints?: KillPoints | undefined;
}

const NO_INSTALMENTS: InstalmentTerms = { isEnabled: false, from: 0, to: 0 };
const NOBODY: Robots = { isHuman: async () => false };
const NO_LENDER: Lender = {
  products: async () => ({ kind: 'unavailable', why: 'There is no lender.' }),
};
const NO_LIMITS: AttemptLimits = { count: async () => UNASKED };

function counted(providers: Providers, attempts: AttemptCounter = attemptCounter()): Providers {
  const entries = Object.entries(providers) as [PaymentMethod, TenderProvider][];
  return Object.fromEntries(
    entries.map(([method, provider]) => [method, countAttempts(method, provider, attempts)]),
  );
}

/** The stores over their pools, and the card provider: part of the composition root, so that tests compose what main does. */
export function createPorts(options: PortsOptions) {
  const { requestPool, backgroundPool, killPoints, cards, givex, ...writing } = options;
  const { lowValueMinorUnits, logger, providers: more } = options;
  const requestTx = poolTx(requestPool);
  const backgroundTx = poolTx(backgroundPool);
  const killable = <Port extends object>(name: string, port: Port) => withKillPoints(name, port, killPoints);
  const sealCard = (card: StoredCard, tenderId: string) =>
    sealStoredCard(card, tenderId, options.vaultKeys.vault());
  const killableEach = (providers: Providers = {}): Providers =>
    Object.fromEntries(
      Object.entries(providers).map(([method, provider]) => [method, killable(method, provider)]),
    );
  const waiting = {
    mayWait: (method: PaymentMethod) => more?.[method]?.capabilities.waits !== undefined,
    waitingEventOf,
  };
  const paymentsOn = (pool: pg.Pool) =>
    killable(
      'payments',
      paymentRepository(pool, { ...writing, eventOf, sealCard, waiting, isAsked: pool === requestPool }),
    );
  const vaultOn = (pool: pg.Pool) => giftCardRepository(poolTx(pool), options.vaultKeys, writing.newId);
  const giftCards = killable('giftCards', vaultOn(requestPool));
  const countersOn = (pool: pg.Pool) => {
    const { count, giveBack, prune } = rateLimits(poolTx(pool));
    return killable('rateLimits', { count, giveBack, prune });
  };
  const offered = {
    cards: killable('cards', cards),
    sessions: killable('sessions', cardSessionRepository(requestTx)),
    lowValueMinorUnits,
    logger,
  };
  const providers = counted(
    {
      'credit-card': cardTenders(offered),
      givex: killable('givex', givex.providerWith(giftCards)),
      ...killableEach(more),
    },
    options.attempts,
  );
  return {
    now: options.now,
    newId: options.newId,
    logger,
    sourceFactor: options.sourceFactor,
    wait: options.wait,
    cards: offered.cards,
    sessions: offered.sessions,
    /** EU-22: one entry for each method that this installation offers. */
    providers,
    merchantSessions: options.merchantSessions ?? NO_MERCHANT_SESSIONS,
    storefrontOrigins: options.storefrontOrigins ?? [],
    shopNames: options.shopNames ?? {},
    giftCards,
    /** The vault again, for work that no request waits for. */
    backgroundGiftCards: killable('giftCards', vaultOn(backgroundPool)),
    giftCardBalances: killable('giftCardBalances', { balanceOf: givex.balanceOf }),
    giftCardLimits: countersOn(requestPool),
    robots: options.robots ?? NOBODY,
    giftCardCounted: options.giftCardChecks?.count,
    limits: killable('limits', options.limits ?? NO_LIMITS),
    rateLimits: countersOn(backgroundPool),
    handledMessages: handledMessages(backgroundTx),
    contexts: killable('contexts', captureContextRepository(requestTx)),
    setUps: killable('setUps', payerAuthenticationRepository(requestTx)),
    /** Both again, for work that no request waits for. */
    backgroundContexts: killable('contexts', captureContextRepository(backgroundTx)),
    backgroundSetUps: killable('setUps', payerAuthenticationRepository(backgroundTx)),
    payments: paymentsOn(requestPool),
    waits: killable('waits', waitRepository(backgroundPool, { ...writing, ...waiting })),
    /** The payments again, for work that no request waits for. */
    backgroundPayments: paymentsOn(backgroundPool),
    ownHolds: killable('ownHolds', ownHolds(requestTx)),
    reversals: killable('reversals', reversalRepository(backgroundTx, writing.clock)),
    settlements: killable(
      'settlements',
      settlementRepository(backgroundPool, { ...writing, settledEventOf, holdStateEventOf, waitingEventOf }),
    ),
    holds: killable('holds', holdRepository(backgroundPool, { ...writing, holdStateEventOf })),
    payAgain: killable('payAgain', payAgainRepository(backgroundPool, { ...writing, holdStateEventOf })),
    storedCards: killable(
      'storedCards',
      storedCardRepository(backgroundTx, writing.clock, () => options.vaultKeys.vault()),
    ),
    /** Gift cards that were sold. */
    issues: killable('issues', issueRepository(backgroundPool, { ...writing, issuedEventOf })),
    deliveries: killable('deliveries', deliveryRepository(requestTx, writing.clock)),
    disputes: killable('disputes', disputeRepository(backgroundPool, writing)),
    notices: killable('notices', noticeRepository(backgroundPool, writing.clock)),
    issuer: killable('issuer', givex.issuerWith(vaultOn(backgroundPool))),
    ledger: killable('ledger', ledgerRepository(backgroundTx)),
    sumRefunds: sumRefunds(backgroundTx),
    finance: financeRepository(backgroundPool),
    financeMemory: options.financeMemory ?? financeMemory(financeRepository(backgroundPool)),
    instalments: options.instalments ?? NO_INSTALMENTS,
    lender: options.lender ?? NO_LENDER,
    restores: restoreRepository(backgroundPool, options.newId),
    pause: options.pause ?? NEVER_PAUSED,
  };
}

export type Ports = ReturnType<typeof createPorts>;
