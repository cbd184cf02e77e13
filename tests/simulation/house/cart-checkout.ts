import { TOPICS } from '@loupe/contracts/topics';
import { DependencyDownError } from '@loupe/messaging/errors';
import { toOutboxRow } from '@loupe/messaging/envelope';
import { paymentsClient } from '../../../services/cart-checkout/src/adapters/payments/payments-client.ts';
import type { Order } from '../../../services/cart-checkout/src/domain/order/order.ts';
import { onOrderPlaced } from '../../../services/cart-checkout/src/events/consumed/order-placed.ts';
import { orderPlaced } from '../../../services/cart-checkout/src/events/published/order-placed.ts';
import { stockLevelState } from '../../../services/cart-checkout/src/events/published/stock-level-state.ts';
import { bindUseCases } from '../../../services/cart-checkout/src/graphql/use-cases.ts';
import type { UseCases } from '../../../services/cart-checkout/src/graphql/use-cases.ts';
import { sendOrderConfirmation } from '../../../services/cart-checkout/src/use-cases/send-order-confirmation.ts';
import { sweepPlacements } from '../../../services/cart-checkout/src/use-cases/sweep-placements.ts';
import type { Broker } from '../broker/broker.ts';
import { startConsumer } from '../broker/consumer.ts';
import { startRelay } from '../broker/relay.ts';
import type { RelayLock } from '../broker/relay.ts';
import { startLoop } from '../engine/loop.ts';
import type { Life, Machine } from '../engine/machine.ts';
import { memoryCartStore } from '../stores/checkout/cart-store.ts';
import { memoryOrderStore } from '../stores/checkout/order-store.ts';
import { memoryPlacementStore } from '../stores/checkout/placement-store.ts';
import type { CheckoutTables } from '../stores/checkout/tables.ts';
import { inTransaction, statementsOf } from '../stores/connection.ts';
import type { SimulatedTx } from '../stores/connection.ts';
import type { MemoryDatabase } from '../stores/memory-database.ts';
import { RETURN_ORIGIN } from './payments-finance.ts';
import type { PaymentsProgram } from './payments-finance.ts';
import { rpcClient } from './payments-rpc.ts';
import { SILENT } from './silent-logger.ts';

/** E-mails that left the house, in their order. */
export type MailServer = { readonly orderNumber: string; readonly to: string }[];

/** What all instances of cart-checkout share. */
export interface CheckoutOutside {
  readonly database: MemoryDatabase;
  readonly tables: CheckoutTables;
  readonly payments: readonly Machine<PaymentsProgram>[];
  readonly broker: Broker;
  readonly relayLock: RelayLock;
  readonly mail: MailServer;
}

/** What an instance answers to: the use cases, as the graph calls them. */
export type CheckoutProgram = UseCases;

const CONFIRMATIONS = 'cart-checkout.order-confirmation';

/** cart-checkout as ports.ts and background.ts put it together, on stores in memory. */
export function bootCartCheckout(life: Life, outside: CheckoutOutside): CheckoutProgram {
  const { tables, database, broker, relayLock } = outside;
  const run = statementsOf(life, database);
  const ports = createPorts(life, outside);

  startLoop(life, { everyMs: 5_000 }, () => sweepPlacements(ports as never));
  startRelay(life, { database, messaging: tables.messaging, lock: relayLock, broker, logger: SILENT });
  const handled = {
    has: (id: string) => run('handled.has', (view) => tables.messaging.has(view, CONFIRMATIONS, id)),
    add: (id: string) =>
      run('handled.add', (view) => void tables.messaging.firstTime(view, CONFIRMATIONS, id)),
  };
  startConsumer(life, {
    ...{ broker, group: CONFIRMATIONS, topic: TOPICS.order.name, logger: SILENT },
    handle: onOrderPlaced((event) => sendOrderConfirmation({ ...ports, handled }, event)),
  });
  return bindUseCases(ports as never);
}

function createPorts(life: Life, { tables, database, payments, mail }: CheckoutOutside) {
  const run = statementsOf(life, database);
  const { now } = life;
  const newId = () => life.world.newId();
  const reportFault = () => {};
  return {
    carts: memoryCartStore(tables, run),
    orders: memoryOrderStore(tables, run),
    placements: memoryPlacementStore(tables, run),
    payments: paymentsClient({
      origins: payments.map((_, index) => String(index)),
      signCalls: (next) => next,
      connect: (index) => rpcClient(life, payments[Number(index)] as Machine<PaymentsProgram>),
      now,
      reportFault,
    }),
    transaction: <T>(work: (tx: SimulatedTx) => Promise<T>) => inTransaction(life, database, work),
    placementsIn: ({ run: runIn }: SimulatedTx) => memoryPlacementStore(tables, runIn),
    orderPlaced: (orderId: string, placement: Parameters<typeof orderPlaced>[1]) =>
      toOutboxRow(orderPlaced(orderId, placement), { id: newId(), now: now() }),
    publishLevel: (tx: SimulatedTx, ...of: Parameters<typeof stockLevelState>) =>
      tx.run('outbox.enqueue', (view) => {
        tables.messaging.enqueue(view, toOutboxRow(stockLevelState(...of), { id: newId(), now: now() }));
      }),
    mail: {
      sendOrderConfirmation: ({ orderNumber, email }: Order) =>
        life.call(
          ...(['mail.send', 'mail', () => void mail.push({ orderNumber, to: email })] as const),
          () => new DependencyDownError('The mail server did not answer.'),
        ),
    },
    newId,
    now,
    dueInSeconds: 30,
    challengeDueInSeconds: 600,
    returnUrlOf: () => `${RETURN_ORIGIN}/api/cybsReturnUrl`,
    reportFault,
  };
}
