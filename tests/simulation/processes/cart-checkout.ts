import { TOPICS } from '@loupe/contracts/topics';
import { runLater } from '@loupe/database/run-later';
import { DependencyDownError } from '@loupe/messaging/errors';
import { toOutboxRow } from '@loupe/messaging/envelope';
import type { InstanceAddress } from '@loupe/outgoing/addresses';
import { paymentsClient } from '../../../services/cart-checkout/src/adapters/payments/payments-client.ts';
import type { Order } from '../../../services/cart-checkout/src/domain/order/order.ts';
import { storableTextOf } from '../../../services/cart-checkout/src/adapters/fulfilment/storable-json.ts';
import { readMessage } from '../../../services/cart-checkout/src/adapters/fulfilment/webhook-body.ts';
import { isMade } from '../../../services/cart-checkout/src/domain/order/making.ts';
import type { MovedOrder } from '../../../services/cart-checkout/src/domain/fulfilment/moved-order.ts';
import type {
  Cancellation,
  Making,
  Parcel,
  Return,
} from '../../../services/cart-checkout/src/domain/fulfilment/parcel.ts';
import { METHODS } from '../../../services/cart-checkout/src/domain/payment-methods/registry.ts';
import { ACTION_HOLDS } from '../../../services/cart-checkout/src/domain/placement/next-action.ts';
import { onOrderNews } from '../../../services/cart-checkout/src/events/consumed/order-news.ts';
import { onPaymentSettled } from '../../../services/cart-checkout/src/events/consumed/payment-settled.ts';
import { orderMoved } from '../../../services/cart-checkout/src/events/published/order-moved.ts';
import { followPayment } from '../../../services/cart-checkout/src/use-cases/follow-payment.ts';
import { processWebhooks } from '../../../services/cart-checkout/src/use-cases/process-webhooks.ts';
import { receiveWebhook } from '../../../services/cart-checkout/src/use-cases/receive-webhook.ts';
import type { WebhookReceipt } from '../../../services/cart-checkout/src/use-cases/receive-webhook.ts';
import { onOrderPlaced } from '../../../services/cart-checkout/src/events/consumed/order-placed.ts';
import { orderPlaced } from '../../../services/cart-checkout/src/events/published/order-placed.ts';
import { stockLevelState } from '../../../services/cart-checkout/src/events/published/stock-level-state.ts';
import { bindUseCases } from '../../../services/cart-checkout/src/bind-use-cases.ts';
import type { UseCases } from '../../../services/cart-checkout/src/bind-use-cases.ts';
import { laterHandlers } from '../../../services/cart-checkout/src/use-cases/later-handlers.ts';
import { storeMessage } from '../../../services/cart-checkout/src/use-cases/store-message.ts';
import type { StoredMessage } from '../../../services/cart-checkout/src/use-cases/store-message.ts';
import { sweepPlacements } from '../../../services/cart-checkout/src/use-cases/sweep-placements.ts';
import type { Broker } from '../broker/broker.ts';
import { startConsumer } from '../broker/consumer.ts';
import { startRelay } from '../broker/relay.ts';
import type { RelayLock } from '../broker/relay.ts';
import { startLoop } from '../engine/loop.ts';
import type { ProcessRun, Machine } from '../engine/machine.ts';
import { memoryCartStore } from '../stores/checkout/cart-store.ts';
import { memoryOwedMessages } from '../stores/checkout/later-store.ts';
import { memoryOrderStore } from '../stores/checkout/order-store.ts';
import { memoryPlacementStore } from '../stores/checkout/placement-store.ts';
import type { CheckoutTables } from '../stores/checkout/tables.ts';
import { memoryFollowedOrderStore, memoryMovementStore } from '../stores/checkout/followed-order-store.ts';
import { memoryStockStore } from '../stores/checkout/stock-store.ts';
import { memoryWebhookStore } from '../stores/checkout/webhook-store.ts';
import type { Article, Warehouse } from '../warehouse/warehouse.ts';
import { inStatement, inTransaction, statementsOf } from '../stores/connection.ts';
import type { SimulatedTx } from '../stores/connection.ts';
import type { MemoryDatabase } from '../stores/memory-database.ts';
import { applicationPorts, startApplications } from './applications.ts';
import type { Letters } from './applications.ts';
import { RETURN_ORIGIN } from './payments-finance.ts';
import type { PaymentsProgram } from './payments-finance.ts';
import { probeRpc, rpcClient } from './payments-rpc.ts';
import { SILENT } from './silent-logger.ts';

/** The sent e-mails, in order. */
export type MailServer = { readonly orderNumber: string; readonly about: string }[];

/** What all instances of cart-checkout share: stores and other systems. */
export interface CheckoutOutside {
  readonly database: MemoryDatabase;
  readonly tables: CheckoutTables;
  readonly payments: readonly Machine<PaymentsProgram>[];
  readonly broker: Broker;
  readonly relayLock: RelayLock;
  readonly mail: MailServer;
  readonly warehouse: Warehouse;
  /** Whether shoppers apply for loans. */
  readonly hasLoans: boolean;
  readonly letters: Letters;
}

/** The calls that an instance answers: the use cases, as the graph calls them, and the webhook route. */
export interface CheckoutProgram extends UseCases {
  readonly receiveWebhook: (message: Delivered) => Promise<WebhookReceipt>;
}

/** A webhook with a valid signature; integration tests cover invalid ones. */
interface Delivered {
  readonly id: string;
  readonly body: Buffer;
}

/** cart-checkout, composed as in ports.ts and background.ts, with in-memory stores. */
export function bootCartCheckout(processRun: ProcessRun, outside: CheckoutOutside): CheckoutProgram {
  const { tables, database, broker, relayLock, hasLoans, letters } = outside;
  const ports = createPorts(processRun, outside);

  startLoop(processRun, { everyMs: 5_000 }, () => sweepPlacements(ports as never));
  startRelay(processRun, { database, messaging: tables.messaging, lock: relayLock, broker, logger: SILENT });
  startLoop(processRun, { everyMs: 2_000 }, () => processWebhooks(ports as never));
  startConsumers(processRun, ports, outside);
  startMessages(processRun, ports);
  if (hasLoans) startApplications(processRun, { ports, broker, letters });

  const receivePorts = { ...ports, webhookStored: () => {} };
  return {
    ...bindUseCases(ports as never),
    receiveWebhook: (message) => receiveWebhook(receivePorts, message),
  };
}

/** As consumers.ts. */
function startConsumers(
  processRun: ProcessRun,
  ports: Ports,
  { tables, database, broker }: CheckoutOutside,
): void {
  const run = statementsOf(processRun, database);
  const { messaging } = tables;
  const consume = (
    name: string,
    topic: string,
    handler: (group: string) => (message: never) => Promise<void>,
  ) => {
    const group = `cart-checkout.${name}`;
    startConsumer(processRun, { broker, group, topic, logger: SILENT, handle: handler(group) as never });
  };
  const storing = (group: string) => {
    const owed = memoryOwedMessages(tables, run, group);
    return (eventId: string, message: StoredMessage) =>
      storeMessage({ owed, laterStored: () => {} }, eventId, message);
  };

  consume('order-confirmation', TOPICS.order.name, (group) =>
    onOrderPlaced((eventId, orderId) => storing(group)(eventId, { type: 'placed', orderId })),
  );
  consume('dispatch', TOPICS.order.name, (group) =>
    onOrderPlaced((eventId, orderId) => storing(group)(eventId, { type: 'dispatch', orderId })),
  );
  consume('order-news', TOPICS.order.name, (group) => onOrderNews(storing(group)));
  consume('payment-status', TOPICS.payment.name, (group) => {
    const firstTime = (tx: SimulatedTx, id: string) =>
      tx.run('inbox.firstTime', (view) => messaging.firstTime(view, group, id));
    return onPaymentSettled((id, payment) => followPayment({ ...ports, firstTime } as never, id, payment));
  });
}

/** As later-queues.ts. */
function startMessages(processRun: ProcessRun, ports: Ports): void {
  const { dispatch, 'order-email': orderEmail } = laterHandlers(ports as never);
  for (const handlers of [{ dispatch }, { 'order-email': orderEmail }])
    startLoop(processRun, { everyMs: 1_000 }, () =>
      runLater({ later: ports.later, handlers: handlers as never, report: () => {} }),
    );
}

type Ports = ReturnType<typeof createPorts>;

function createPorts(
  processRun: ProcessRun,
  { tables, database, payments, mail, warehouse, hasLoans }: CheckoutOutside,
) {
  const run = statementsOf(processRun, database);
  const { now } = processRun;
  let all = [...tables.promotions.committed.values()];
  // As KeptInMemory: an instance sees a change within two seconds.
  startLoop(processRun, { everyMs: 1_000 }, async () => {
    all = await run('promotions.list', (view) => view.all(tables.promotions));
    return 0;
  });
  const promotions = () => all;
  const newId = () => processRun.world.newId();
  const reportFault = () => {};
  const machineAt = ({ ip }: InstanceAddress) =>
    payments[Number(ip.split('.').at(-1))] as Machine<PaymentsProgram>;
  const post = (orderNumber: string, about: string) =>
    processRun.call(
      ...(['mail.send', 'mail', () => void mail.push({ orderNumber, about })] as const),
      () => new DependencyDownError('The mail server did not answer.'),
    );
  const applications = applicationPorts(processRun, { tables, database });
  return {
    carts: memoryCartStore(tables, run, promotions),
    orders: memoryOrderStore(tables, run),
    placements: memoryPlacementStore(tables, run, promotions),
    payments: paymentsClient({
      origins: payments.map((_, index) => `http://10.0.0.${index}`),
      signCalls: (next) => next,
      connection: {
        open: (address) => rpcClient(processRun, machineAt(address)),
        probe: (_client, _signal, address) => probeRpc(processRun, machineAt(address)),
        pause: (milliseconds) => processRun.sleep(milliseconds),
      },
      reportFault,
    }),
    statement: <T>(work: (tx: SimulatedTx) => Promise<T>) => inStatement(processRun, database, work),
    transaction: <T>(work: (tx: SimulatedTx) => Promise<T>) => inTransaction(processRun, database, work),
    placementsIn: ({ run: runIn }: SimulatedTx) => memoryPlacementStore(tables, runIn),
    orderPlaced: (orderId: string, placement: Parameters<typeof orderPlaced>[1]) =>
      toOutboxRow(orderPlaced(orderId, placement), { id: newId(), now: now() }),
    publishLevel: (tx: SimulatedTx, ...of: Parameters<typeof stockLevelState>) =>
      tx.run('outbox.enqueue', (view) => {
        tables.messaging.enqueue(view, toOutboxRow(stockLevelState(...of), { id: newId(), now: now() }));
      }),
    mail: {
      sendOrderConfirmation: ({ orderNumber }: Order) => post(orderNumber, 'placed'),
      sendOrderMaking: ({ orderNumber }: Order, { reference }: Making) => post(orderNumber, reference),
      sendOrderShipped: ({ orderNumber }: Order, { reference }: Parcel) => post(orderNumber, reference),
      sendOrderCancelled: ({ orderNumber }: Order, { reference }: Cancellation) =>
        post(orderNumber, reference),
      sendOrderReturned: ({ orderNumber }: Order, { reference }: Return) => post(orderNumber, reference),
    },
    fulfilment: {
      sendOrder: ({ orderNumber, lines }: Order) =>
        processRun.call(
          ...(['fulfilment.sendOrder', 'rpc', () => warehouse.take(orderNumber, articlesOf(lines))] as const),
          () => new DependencyDownError('Fulfilment did not answer.'),
        ),
    },
    // Of orders nothing is deferred here: mail server and warehouse never reject a request permanently.
    refusedDispatches: { add: async () => {} },
    refusedEmails: { add: async () => {} },
    fulfilmentWebhook: {
      verifiedId: ({ id }: Delivered) => id,
      textOf: storableTextOf,
      read: readMessage,
    },
    movements: memoryMovementStore(tables, run),
    webhooks: memoryWebhookStore(tables, run),
    webhooksIn: ({ run: runIn }: SimulatedTx) => memoryWebhookStore(tables, runIn),
    followedOrdersIn: ({ run: runIn }: SimulatedTx) => memoryFollowedOrderStore(tables, runIn),
    // Holds do not end here.
    orderMoneyIn: () => ({ find: async () => null }),
    stockIn: ({ run: runIn }: SimulatedTx) => memoryStockStore(tables, runIn),
    publishMoved: (tx: SimulatedTx, moved: MovedOrder) =>
      tx.run('outbox.enqueue', (view) => {
        tables.messaging.enqueue(view, toOutboxRow(orderMoved(moved), { id: newId(), now: now() }));
      }),
    newId,
    now,
    digestsOf: (text: string) => [`digest of ${text}`],
    // Integration tests cover the limits.
    applications: { findBeforeLender: async () => null, releaseUncounted: async () => false },
    appliedForPercent: 100,
    rateLimits: { count: async () => ({ type: 'Counted' as const }), giveBack: async () => {} },
    sourceFactor: 1,
    methods: METHODS,
    robots: { isHuman: async () => true },
    dueInSeconds: 30,
    actionHolds: ACTION_HOLDS,
    ...applications,
    bagReturned: hasLoans ? applications.bagReturned : async () => {},
    paymentPageOf: () => `${RETURN_ORIGIN}/checkout/payment`,
    returnUrlOf: () => `${RETURN_ORIGIN}/api/cybsReturnUrl`,
    reportFault,
  };
}

/** The warehouse's format: the id of a line is its position. */
const articlesOf = (lines: Order['lines']): Article[] =>
  lines.map((line, index) => {
    const { sku, quantity } = line;
    return { id: String(index + 1), sku, quantity, isMade: isMade(line) };
  });
