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
import {
  REVERSE_SOON,
  reverseDueTenders,
} from '../../../services/payments-finance/src/use-cases/reverse-due-tenders.ts';
import type { OperatorOrder } from '../../../services/payments-finance/src/domain/settlement/judge-operator.ts';
import { settleByOperator } from '../../../services/payments-finance/src/use-cases/settle-by-operator.ts';
import type { OperatorOutcome } from '../../../services/payments-finance/src/use-cases/settle-by-operator.ts';
import { SETTLE_SOON, settleDue } from '../../../services/payments-finance/src/use-cases/settle-due.ts';
import { startConsumer } from '../broker/consumer.ts';
import type { Broker } from '../broker/broker.ts';
import { startRelay } from '../broker/relay.ts';
import type { RelayLock } from '../broker/relay.ts';
import { startLoop } from '../engine/loop.ts';
import type { ProcessRun } from '../engine/machine.ts';
import { cardProvider } from '../provider/card-provider.ts';
import type { Provider } from '../provider/card-provider.ts';
import { statementsOf } from '../stores/connection.ts';
import type { MemoryDatabase } from '../stores/memory-database.ts';
import { memoryPaymentStore } from '../stores/payments/payment-store.ts';
import { memoryReversalStore } from '../stores/payments/reversal-store.ts';
import { memorySettlementStore } from '../stores/payments/settlement-store.ts';
import type { PaymentsTables } from '../stores/payments/tables.ts';
import { SILENT } from './silent-logger.ts';

export const RETURN_ORIGIN = 'https://shop.example';
const LOW_VALUE_MINOR_UNITS = 3_000;

/** What all instances of payments-finance share: stores and other systems. */
export interface PaymentsOutside {
  readonly database: MemoryDatabase;
  readonly tables: PaymentsTables;
  readonly provider: Provider;
  readonly broker: Broker;
  readonly relayLock: RelayLock;
}

/** The calls that an instance answers: the production RPC service, and the operator's commands. */
export interface PaymentsProgram extends ReturnType<typeof paymentsService> {
  readonly settleByOperator: (order: OperatorOrder) => Promise<OperatorOutcome>;
}

/** payments-finance, composed as in application.ts, with in-memory stores. */
export function bootPaymentsFinance(processRun: ProcessRun, outside: PaymentsOutside): PaymentsProgram {
  const { tables, database, provider, broker, relayLock } = outside;
  const run = statementsOf(processRun, database);
  const { now } = processRun;
  const newId = () => processRun.world.newId();
  const common = { now, newId, logger: SILENT };
  const cards = cardProvider(processRun, provider);
  const payments = memoryPaymentStore(tables, run, { eventOf: paymentChanged, newId, now });
  const reversals = memoryReversalStore(tables, run);
  const settlements = memorySettlementStore(tables, run, { newId, now }) as never;
  const reverseDue = (only?: string) =>
    reverseDueTenders({ reversals, payments, cards, logger: SILENT }, only);
  const reverseNow = async (tenderId: string) => void (await reverseDue(tenderId).catch(() => 0));
  const holding = { ...common, payments, cards, reverseNow, lowValueMinorUnits: LOW_VALUE_MINOR_UNITS };
  const settle = (only?: string) => settleDue({ ...common, settlements, payments, cards, reverseNow }, only);
  const settling = createBackgroundWork(SILENT, SETTLE_SOON);
  const reversing = createBackgroundWork(SILENT, REVERSE_SOON);

  startLoop(processRun, { everyMs: 5_000 }, () => resolveStaleTenders({ payments }));
  startLoop(processRun, { everyMs: 5_000 }, () => reverseDue());
  startLoop(processRun, { everyMs: 5_000 }, () => settle());
  startRelay(processRun, { database, messaging: tables.messaging, lock: relayLock, broker, logger: SILENT });
  const group = 'payments-finance.settlement';
  startConsumer(processRun, {
    ...{ broker, group, topic: TOPICS.order.name, logger: SILENT },
    handle: onOrderMovement((order, messageId) =>
      recordSettlement(order, messageId, {
        settlements,
        settleSoon: (id) => void settling.start(() => settle(id)),
      }),
    ),
  });

  const service = paymentsService({
    authorise: (order) => authorisePayment(order, holding),
    resume: (order) => resumePayment(order, holding),
    cancel: (cancel) =>
      cancelPayment(cancel, { payments, reverseSoon: () => void reversing.start(() => reverseDue()) }),
    find: payments.find,
    returnOrigins: [RETURN_ORIGIN],
    logger: SILENT,
    now,
  });
  return {
    ...service,
    settleByOperator: (order) => settleByOperator(order, { settlements, settleNow: settle }),
  };
}
