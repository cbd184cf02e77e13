import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import type { Robots } from '@loupe/bot-check/robots';
import { laterWork } from '@loupe/database/later-work';
import { transactions } from '@loupe/database/transactions';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import { emailComparison, emailDigests } from '@loupe/email-digest/email-digest';
import { toOutboxRow } from '@loupe/messaging/envelope';
import { enqueue } from '@loupe/messaging/outbox';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import type { KeySet, HmacKey, SigningKeySet } from '@loupe/subgraph-server/key-set';
import { withKillPoints } from '@loupe/subgraph-server/kill-points';
import type { KillPoints } from '@loupe/subgraph-server/kill-points';
import { NO_PROMOTIONS } from './adapters/db/cart-row.ts';
import type { AllPromotions } from './adapters/db/cart-row.ts';
import { applicationRepository } from './adapters/db/application-repository.ts';
import { cartRepository } from './adapters/db/cart-repository.ts';
import { countCheckRepository } from './adapters/db/count-check-repository.ts';
import { countRepository } from './adapters/db/count-repository.ts';
import { customerRepository } from './adapters/db/customer-repository.ts';
import { followedOrderRepository } from './adapters/db/followed-order-repository.ts';
import { giftCardOrderRepository } from './adapters/db/gift-card-order-repository.ts';
import { legacyOrderRepository } from './adapters/db/legacy-order-repository.ts';
import { listMoveRepository } from './adapters/db/list-move-repository.ts';
import { mergeRepository } from './adapters/db/merge-repository.ts';
import { movementRepository } from './adapters/db/movement-repository.ts';
import { orderRepository } from './adapters/db/order-repository.ts';
import { pastRepository } from './adapters/db/past-repository.ts';
import { refusedDispatchRepository } from './adapters/db/refused-dispatch-repository.ts';
import { orderAnnouncementRepository } from './adapters/db/order-announcement-repository.ts';
import { refusedEmailRepository } from './adapters/db/refused-email-repository.ts';
import { orderApplicationRepository } from './adapters/db/order-application-repository.ts';
import { orderMoneyRepository } from './adapters/db/order-money-repository.ts';
import { payAgainRepository } from './adapters/db/pay-again-repository.ts';
import { payAgainLinks } from './adapters/links/pay-again-links.ts';
import { placementRepository } from './adapters/db/placement-repository.ts';
import { promisedPriceRepository } from './adapters/db/promised-price-repository.ts';
import { productRepository } from './adapters/db/product-repository.ts';
import { sharedCartRepository } from './adapters/db/shared-cart-repository.ts';
import { shoppingListRepository } from './adapters/db/shopping-list-repository.ts';
import { roundelRepository } from './adapters/db/roundel-repository.ts';
import { siteLimitsRepository } from './adapters/db/site-limits-repository.ts';
import { stockBucketRepository } from './adapters/db/stock-bucket-repository.ts';
import { stockRepository } from './adapters/db/stock-repository.ts';
import { storeRepository } from './adapters/db/store-repository.ts';
import { webhookRepository } from './adapters/db/webhook-repository.ts';
import type { MovedOrder } from './domain/fulfilment/moved-order.ts';
import type { LaterKinds } from './domain/later-kinds.ts';
import { APPLIED_FOR_PERCENT } from './domain/rate-limit/limits.ts';
import type { PaymentMethod } from './domain/payment-methods/payment-method.ts';
import { METHODS } from './domain/payment-methods/registry.ts';
import { ACTION_HOLDS } from './domain/placement/next-action.ts';
import type { Placement } from './domain/placement/placement.ts';
import { STANDARD_RULES } from './domain/pricing/price-cart.ts';
import type { PricingRules } from './domain/pricing/price-cart.ts';
import type { StockLevel } from './domain/stock/level.ts';
import type { StockItem } from './domain/stock/stock-item.ts';
import { orderMoved } from './events/published/order-moved.ts';
import { orderPlaced } from './events/published/order-placed.ts';
import { stockLevelState } from './events/published/stock-level-state.ts';
import { giveBagBack } from './use-cases/give-bag-back.ts';

export interface PortsOptions<Payments> {
  readonly pool: pg.Pool;
  readonly payments: Payments;
  readonly robots: Robots;
  /** The ways to pay that are offered. */
  readonly methods?: readonly PaymentMethod[];
  /** Promotions and tax rates. */
  readonly pricing?: PricingRules;
  /** The keys of the e-mail digests in events and counters. */
  readonly digestKeys: () => KeySet<HmacKey>;
  /** The keys that sign the links by which an order is paid again. */
  readonly payAgainKeys: () => SigningKeySet<HmacKey>;
  readonly dueInSeconds: number;
  /** The longest time for which goods are reserved during a challenge. */
  readonly challengeDueInSeconds: number;
  /** The most products in a list. */
  readonly shoppingListLimit: number;
  /** Origins of the storefronts by site. */
  readonly storefrontUrls: Readonly<Record<string, string>>;
  /** Further origins of the storefronts. */
  readonly storefrontOrigins?: readonly string[];
  /** Multiplies the limits of a network, where many people share one. */
  readonly sourceFactor?: number;
  /** Of a sku's pieces, what applications for loans keep at most. */
  readonly appliedForPercent?: number;
  readonly reportFault: (error: unknown, message: string) => void;
  /** Called after each committed transaction, since it may have added events to the outbox. */
  readonly committed?: () => void;
  /** Called after work was stored that is due at once. */
  readonly laterStored?: (kind: keyof LaterKinds) => void;
  /** The promotions of this instance, as last read. */
  readonly promotions?: AllPromotions | undefined;
  /** In fault runs: where the process may be killed. */
  readonly killPoints?: KillPoints | undefined;
}

export type Ports = ReturnType<typeof createPorts>;

const newId = () => randomUUIDv7() as string;

/** The origin of the requesting page where it is one of ours, or else of its shop. */
const shopAt = (
  {
    storefrontOrigins = [],
    storefrontUrls,
  }: Pick<PortsOptions<object>, 'storefrontOrigins' | 'storefrontUrls'>,
  site: string,
  origin: string,
): string => (storefrontOrigins.includes(origin) ? origin : storefrontUrls[site]) ?? '';

/** The ports of the use cases over one pool: part of the composition root, so that tests compose what main does. */
export function createPorts<Payments extends object, Outside extends object = object>(
  options: PortsOptions<Payments> & Outside,
) {
  const {
    pool,
    digestKeys,
    payAgainKeys,
    dueInSeconds,
    challengeDueInSeconds,
    shoppingListLimit,
    robots,
    methods = METHODS,
    pricing = STANDARD_RULES,
    sourceFactor = 1,
    appliedForPercent = APPLIED_FOR_PERCENT,
    reportFault,
    committed,
    laterStored = () => {},
    promotions,
    killPoints,
    payments,
    ...outside
  } = options;
  const tx = poolTx(pool);
  const database = withKillPoints('database', transactions(pool, committed), killPoints);
  const digests = { digestsOf: emailDigests(digestKeys), emailComparison: emailComparison(digestKeys) };
  const compare = digests.emailComparison;
  const { count, giveBack, prune } = rateLimits(tx);
  const now = () => new Date();
  const within = <Port extends object>(name: string, repository: (inTx: Tx) => Port) => {
    const repositoryIn = (inTx: Tx) => withKillPoints(name, repository(inTx), killPoints);
    repositoryIn(tx); // a fault run lists the kill points before any transaction has run
    return repositoryIn;
  };
  const mergesIn = within('merges', mergeRepository);
  const placementsIn = within('placements', (inTx) =>
    placementRepository(inTx, promotions, compare, database.transaction),
  );
  const returned = async (cartId: string): Promise<void> => {
    const merging = { ...database, merges: mergesIn(tx), mergesIn, reportFault };
    await giveBagBack(merging, cartId).catch((error: unknown) =>
      reportFault(error, 'A bag was not given back yet.'),
    );
  };
  const webhooksIn = within('webhooks', webhookRepository);
  const orderMoneyIn = within('orderMoney', orderMoneyRepository);
  const payAgainsIn = within('payAgains', payAgainRepository);
  const stockBucketsIn = within('stockBuckets', stockBucketRepository);
  return {
    ...outside,
    ...database,
    ...digests,
    carts: withKillPoints('carts', cartRepository(tx, promotions, compare), killPoints),
    lists: withKillPoints('lists', shoppingListRepository(tx), killPoints),
    later: withKillPoints('later', laterWork<LaterKinds>(tx, laterStored), killPoints),
    merges: mergesIn(tx),
    orders: withKillPoints('orders', orderRepository(tx), killPoints),
    giftCardOrders: giftCardOrderRepository(tx),
    refusedDispatches: refusedDispatchRepository(tx),
    announcements: orderAnnouncementRepository(tx),
    refusedEmails: refusedEmailRepository(tx),
    legacyOrders: legacyOrderRepository(tx),
    past: withKillPoints('past', pastRepository(tx), killPoints),
    placements: placementsIn(tx),
    promisedPrices: promisedPriceRepository(tx),
    products: withKillPoints('products', productRepository(tx), killPoints),
    stores: withKillPoints('stores', storeRepository(tx), killPoints),
    siteLimits: siteLimitsRepository(tx),
    roundels: roundelRepository(tx),
    sharedCarts: withKillPoints('sharedCarts', sharedCartRepository(tx), killPoints),
    rateLimits: withKillPoints('rateLimits', { count, giveBack, prune }, killPoints),
    movements: withKillPoints('movements', movementRepository(tx), killPoints),
    webhooks: webhooksIn(tx),
    orderMoney: orderMoneyIn(tx),
    applications: withKillPoints(
      'applications',
      applicationRepository(tx, digests.digestsOf, database.transaction),
      killPoints,
    ),
    orderApplications: withKillPoints('orderApplications', orderApplicationRepository(tx), killPoints),
    payAgains: payAgainsIn(tx),
    payAgainsIn,
    payAgainLinks: payAgainLinks({ keys: payAgainKeys, now }),
    payments: withKillPoints('payments', payments, killPoints),
    mergesIn,
    orderMoneyIn,
    laterIn: within('later', (inTx) => laterWork<LaterKinds>(inTx)),
    listMovesIn: within('listMoves', listMoveRepository),
    placementsIn,
    webhooksIn,
    counts: countRepository(tx),
    countChecks: countCheckRepository(tx),
    customers: customerRepository(tx),
    customersIn: within('customers', customerRepository),
    followedOrdersIn: within('followedOrders', followedOrderRepository),
    stockIn: within('stock', stockRepository),
    stockBuckets: stockBucketsIn(tx),
    stockBucketsIn,
    orderPlaced: (orderId: string, placement: Placement) =>
      toOutboxRow(orderPlaced(orderId, placement), { id: newId(), now: now() }),
    publishMoved: (inTx: Tx, moved: MovedOrder) =>
      enqueue(inTx, orderMoved(moved), { id: newId(), now: now() }),
    publishLevel: (inTx: Tx, item: StockItem, level: StockLevel) =>
      enqueue(inTx, stockLevelState(item, level)),
    promotions: promotions ?? NO_PROMOTIONS,
    robots,
    methods,
    pricing,
    sourceFactor,
    appliedForPercent,
    newId,
    newToken: () => randomBytes(32).toString('base64url'),
    now,
    dueInSeconds,
    actionHolds: { ...ACTION_HOLDS, challenge: challengeDueInSeconds },
    bagReturned: (cartId: string) => returned(cartId),
    shoppingListLimit,
    laterStored,
    returnUrlOf: (site: string, origin: string) => `${shopAt(options, site, origin)}/api/cybsReturnUrl`,
    paymentPageOf: (site: string, origin: string, placementId: string) =>
      `${shopAt(options, site, origin)}/api/providerReturn?placement=${placementId}`,
    bagPageOf: (site: string, origin: string) => `${shopAt(options, site, origin)}/api/providerReturn?to=bag`,
    reportFault,
    killPoints,
  };
}
