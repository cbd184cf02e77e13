import { runLater } from '@loupe/database/run-later';
import { DependencyDownError } from '@loupe/messaging/errors';
import { TOPICS } from '@loupe/contracts/topics';
import type { Placement } from '../../../services/cart-checkout/src/domain/placement/placement.ts';
import type { WaitingEmail } from '../../../services/cart-checkout/src/domain/placement/waiting-email.ts';
import { onPaymentWaitingChanged } from '../../../services/cart-checkout/src/events/consumed/payment-waiting-changed.ts';
import { followWaiting } from '../../../services/cart-checkout/src/use-cases/follow-waiting.ts';
import { giveBagBack, giveBagsBack } from '../../../services/cart-checkout/src/use-cases/give-bag-back.ts';
import { laterHandlers } from '../../../services/cart-checkout/src/use-cases/later-handlers.ts';
import type { Broker } from '../broker/broker.ts';
import { startConsumer } from '../broker/consumer.ts';
import { startLoop } from '../engine/loop.ts';
import type { ProcessRun } from '../engine/machine.ts';
import { memoryLaterStore, memoryOrderApplicationStore } from '../stores/checkout/later-store.ts';
import { memoryReturnedBagStore } from '../stores/checkout/returned-bag-store.ts';
import type { CheckoutTables } from '../stores/checkout/tables.ts';
import { inTransaction, statementsOf } from '../stores/connection.ts';
import type { SimulatedTx } from '../stores/connection.ts';
import type { MemoryDatabase } from '../stores/memory-database.ts';
import { SILENT } from './silent-logger.ts';

/** The sent e-mails about payments that wait. */
export type Letters = (WaitingEmail & { readonly orderNumber: string })[];

/** What applications for loans need beside what every placement does. */
export function applicationPorts(
  processRun: ProcessRun,
  { tables, database }: { readonly tables: CheckoutTables; readonly database: MemoryDatabase },
) {
  const run = statementsOf(processRun, database);
  const bags = {
    merges: memoryReturnedBagStore(tables, run),
    mergesIn: ({ run: runIn }: SimulatedTx) => memoryReturnedBagStore(tables, runIn),
    transaction: <T>(work: (tx: SimulatedTx) => Promise<T>) => inTransaction(processRun, database, work),
    reportFault: () => {},
  } as never;
  return {
    bags,
    bagReturned: async (cartId: string): Promise<void> => {
      await giveBagBack(bags, cartId).catch(() => false);
    },
    later: memoryLaterStore(tables, run) as never,
    orderApplications: memoryOrderApplicationStore(tables, run),
  };
}

interface Started {
  readonly ports: ReturnType<typeof applicationPorts> & {
    readonly placements: { hasten(id: string): Promise<void> };
  };
  readonly broker: Broker;
  readonly letters: Letters;
}

/** The sweepers and the consumer of payments that wait. */
export function startApplications(processRun: ProcessRun, { ports, broker, letters }: Started): void {
  const sendWaiting = ({ orderNumber, id }: Placement, type: WaitingEmail['type']) =>
    processRun.call(
      'mail.send',
      'mail',
      () => void letters.push({ orderNumber, placementId: id, type }),
      () => new DependencyDownError('The mail server did not answer.'),
    );
  const { 'waiting-email': waitingEmail } = laterHandlers({ ...ports, mail: { sendWaiting } } as never);
  const handlers = { 'waiting-email': waitingEmail };
  startLoop(processRun, { everyMs: 5_000 }, () => giveBagsBack(ports.bags));
  startLoop(processRun, { everyMs: 5_000 }, () =>
    runLater({ later: ports.later, handlers: handlers as never, report: () => {} }),
  );
  startConsumer(processRun, {
    broker,
    group: 'cart-checkout.payment-waiting',
    topic: TOPICS.payment.name,
    logger: SILENT,
    handle: onPaymentWaitingChanged((told) => followWaiting(ports, told)),
  });
}
