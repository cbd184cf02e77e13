import { TOPICS } from '@loupe/contracts/topics';
import { createBackgroundWork } from '../../../services/payments-finance/src/adapters/background-work.ts';
import { onOrderMovement } from '../../../services/payments-finance/src/events/consumed/order-movement.ts';
import { paymentChanged } from '../../../services/payments-finance/src/events/published/payment-changed.ts';
import { paymentsService } from '../../../services/payments-finance/src/rpc/payments-service.ts';
import { authorisePayment } from '../../../services/payments-finance/src/use-cases/authorise-payment.ts';
import { cancelPayment } from '../../../services/payments-finance/src/use-cases/cancel-payment.ts';
import { recordSettlement } from '../../../services/payments-finance/src/use-cases/record-settlement.ts';
import { resolveStaleTenders } from '../../../services/payments-finance/src/use-cases/resolve-stale-tenders.ts';
import { resumePayment } from '../../../services/payments-finance/src/use-cases/resume-payment.ts';
import type { ResumeOrder } from '../../../services/payments-finance/src/use-cases/resume-payment.ts';
import {
  REVERSE_SOON,
  reverseDueTenders,
} from '../../../services/payments-finance/src/use-cases/reverse-due-tenders.ts';
import type { OperatorOrder } from '../../../services/payments-finance/src/domain/settlement/judge-operator.ts';
import { settleByOperator } from '../../../services/payments-finance/src/use-cases/settle-by-operator.ts';
import type { OperatorOutcome } from '../../../services/payments-finance/src/use-cases/settle-by-operator.ts';
import { SETTLE_SOON, settleDue } from '../../../services/payments-finance/src/use-cases/settle-due.ts';
import { cardTenders } from '../../../services/payments-finance/src/adapters/cybersource/card-tenders.ts';
import { balanceOf } from '../../../services/payments-finance/src/adapters/givex/balance.ts';
import { giftCardTenders } from '../../../services/payments-finance/src/adapters/givex/gift-card-provider.ts';
import { addGiftCard } from '../../../services/payments-finance/src/use-cases/add-gift-card.ts';
import { removeGiftCard } from '../../../services/payments-finance/src/use-cases/remove-gift-card.ts';
import { UNASKED } from '../../../services/payments-finance/src/use-cases/ports/attempt-limits.ts';
import { verifyPlan } from '../../../services/payments-finance/src/use-cases/verify-plan.ts';
import { startConsumer } from '../broker/consumer.ts';
import type { Broker } from '../broker/broker.ts';
import { startRelay } from '../broker/relay.ts';
import type { RelayLock } from '../broker/relay.ts';
import { startLoop } from '../engine/loop.ts';
import type { ProcessRun } from '../engine/machine.ts';
import { cardProvider } from '../provider/card-provider.ts';
import type { Provider } from '../provider/card-provider.ts';
import { giftCardHosts } from '../provider/gift-card-hosts.ts';
import type { GiftCardIssuer } from '../provider/gift-card-hosts.ts';
import type { Lending } from '../provider/lending.ts';
import { statementsOf } from '../stores/connection.ts';
import type { MemoryDatabase } from '../stores/memory-database.ts';
import { memoryCardSessions } from '../stores/payments/card-sessions.ts';
import { memoryGiftCardVault } from '../stores/payments/gift-card-vault.ts';
import { memoryPaymentStore } from '../stores/payments/payment-store.ts';
import { memoryReversalStore } from '../stores/payments/reversal-store.ts';
import { memorySettlementStore } from '../stores/payments/settlement-store.ts';
import type { PaymentsTables } from '../stores/payments/tables.ts';
import { memoryWaitStore } from '../stores/payments/wait-store.ts';
import { loans, startLending, waitTelling } from './lending.ts';
import { SILENT } from './silent-logger.ts';

export const RETURN_ORIGIN = 'https://shop.example';
const LOW_VALUE_MINOR_UNITS = 3_000;
const GIFT_CARD_STEP_MS = 1_000;

/** What all instances of payments-finance share: stores and other systems. */
export interface PaymentsOutside {
  readonly database: MemoryDatabase;
  readonly tables: PaymentsTables;
  readonly provider: Provider;
  readonly giftCards: GiftCardIssuer;
  readonly lending: Lending;
  readonly broker: Broker;
  readonly relayLock: RelayLock;
}

/** The calls that an instance answers: the production RPC service, and the operator's commands. */
export interface PaymentsProgram extends ReturnType<typeof paymentsService> {
  readonly settleByOperator: (order: OperatorOrder) => Promise<OperatorOutcome>;
  /** What the lender tells. */
  readonly receiveNotice: ReturnType<typeof startLending>;
}

/** payments-finance, composed as in bind-use-cases.ts, with in-memory stores. */
export function bootPaymentsFinance(processRun: ProcessRun, outside: PaymentsOutside): PaymentsProgram {
  const { tables, database, provider, broker, relayLock, lending } = outside;
  const run = statementsOf(processRun, database);
  const { now } = processRun;
  const newId = () => processRun.world.newId();
  const common = { now, newId, logger: SILENT };
  const cards = cardProvider(processRun, provider);
  const vault = memoryGiftCardVault(tables, run);
  const hosts = giftCardHosts(processRun, outside.giftCards);
  const login = () => ({ userId: 'shop', password: 'password' });
  const waiting = { hosts, login, vault, logger: SILENT };
  const providers = {
    'credit-card': cardTenders({
      cards,
      sessions: memoryCardSessions(tables, run),
      logger: SILENT,
      lowValueMinorUnits: LOW_VALUE_MINOR_UNITS,
    }),
    givex: giftCardTenders({ vault, waiting, background: hosts }),
    v12: loans(processRun, lending),
  };
  const giftCardPorts = {
    giftCards: vault,
    giftCardBalances: { balanceOf: balanceOf(waiting, newId) },
    rateLimits: {
      count: async () => ({ type: 'Counted', windows: [], hits: new Map<string, number>() }) as const,
      giveBack: async () => {},
    },
    sourceFactor: 1,
    robots: { isHuman: async () => false },
    evenTime: { now, wait: (ms: number) => processRun.sleep(ms), stepMs: GIFT_CARD_STEP_MS },
  };
  const limits = { count: async () => UNASKED };
  const telling = waitTelling({ newId, now });
  const waits = memoryWaitStore(tables, run, telling);
  const writing = { newId, now, waiting: telling };
  const payments = memoryPaymentStore(tables, run, { ...writing, eventOf: paymentChanged });
  const reversals = memoryReversalStore(tables, run);
  const settlements = memorySettlementStore(tables, run, writing) as never;
  const reverseDue = (only?: string) =>
    reverseDueTenders({ reversals, payments, providers, waits, logger: SILENT }, only);
  const reverseNow = async (tenderId: string) => void (await reverseDue(tenderId).catch(() => 0));
  const holding = { ...common, payments, providers, waits, reverseNow };
  const resume = (order: ResumeOrder) =>
    resumePayment({ ...holding, wait: (ms) => processRun.sleep(ms) }, order);
  const storedCards = { find: async () => undefined };
  const settle = (only?: string) =>
    settleDue({ ...common, settlements, payments, providers, reverseNow, storedCards }, only);
  const settling = createBackgroundWork(SILENT, SETTLE_SOON);
  const reversing = createBackgroundWork(SILENT, REVERSE_SOON);

  startLoop(processRun, { everyMs: 5_000 }, () => resolveStaleTenders({ payments }));
  startLoop(processRun, { everyMs: 5_000 }, () => reverseDue());
  startLoop(processRun, { everyMs: 5_000 }, () => settle());
  startRelay(processRun, { database, messaging: tables.messaging, lock: relayLock, broker, logger: SILENT });
  const group = 'payments-finance.settlement';
  startConsumer(processRun, {
    broker,
    group,
    topic: TOPICS.order.name,
    logger: SILENT,
    handle: onOrderMovement((order, messageId) =>
      recordSettlement(
        {
          settlements,
          settleSoon: (id) => void settling.start(() => settle(id)),
        },
        order,
        messageId,
      ),
    ),
  });

  const lendingPorts = { ...common, tables, run, providers, resume };
  const tellLender = startLending(processRun, lending, lendingPorts);
  const sellsNone = () => Promise.reject(new Error('The simulation sells no gift cards.'));
  const service = paymentsService({
    openApproval: async () => ({ kind: 'unavailable' }),
    readApproval: async () => ({ kind: 'gone' }),
    addGiftCard: (card) => addGiftCard(giftCardPorts, card),
    removeGiftCard: (id, owner) => removeGiftCard({ giftCards: vault }, id, owner),
    mayStoreCard: () => false,
    silentMethods: () => [],
    sumRefunds: () => Promise.reject(new Error('Nobody compares counts here.')),
    finance: () => ({ products: lending.products, ibcThresholds: new Map() }),
    revealGiftCard: sellsNone,
    recordGiftCardDelivery: sellsNone,
    soldGiftCards: sellsNone,
    verifyPlan: (order) => verifyPlan({ providers, limits }, order),
    authorise: (order) => authorisePayment(holding, order),
    resume,
    cancel: (cancel) =>
      cancelPayment({ payments, reverseSoon: () => void reversing.start(() => reverseDue()) }, cancel),
    find: payments.find,
    issueCaptureContext: () => Promise.reject(new Error('The simulation makes its own card tokens.')),
    returnOrigins: [RETURN_ORIGIN],
    logger: SILENT,
    now,
  });
  return {
    ...service,
    settleByOperator: (order) => settleByOperator({ settlements, settleNow: settle }, order),
    receiveNotice: tellLender,
  };
}
