import type { Address } from '../../../../services/cart-checkout/src/domain/address/address.ts';
import type { Variant } from '../../../../services/cart-checkout/src/domain/catalogue/variant.ts';
import type {
  Placement,
  Snapshot,
} from '../../../../services/cart-checkout/src/domain/placement/placement.ts';
import type { ChosenFinance } from '../../../../services/cart-checkout/src/domain/cart/chosen-finance.ts';
import type { ApplicationStatus } from '../../../../services/cart-checkout/src/domain/placement/application-status.ts';
import type { MarketingPreference } from '../../../../services/cart-checkout/src/domain/cart/marketing-preference.ts';
import type { GiftCard } from '../../../../services/cart-checkout/src/domain/cart/gift-cards.ts';
import type { HeldTender } from '../../../../services/cart-checkout/src/domain/placement/plan.ts';
import type { GoodsMessage } from '../../../../services/cart-checkout/src/domain/fulfilment/message.ts';
import type { FollowedOrder } from '../../../../services/cart-checkout/src/domain/order/followed-order.ts';
import type { MovedLine } from '../../../../services/cart-checkout/src/domain/order/goods.ts';
import type { Promotion } from '../../../../services/cart-checkout/src/domain/promotions/promotion.ts';
import { MessagingTables } from '../messaging/messaging-tables.ts';
import { Table } from '../memory-database.ts';

export interface CartRow {
  readonly id: string;
  readonly number: bigint;
  readonly keySuffix: string;
  readonly site: string;
  readonly owner: string;
  readonly state: 'active' | 'ordered' | 'detached' | 'returned' | 'merged';
  readonly version: number;
  readonly placementId: string | null;
  readonly shippingMethod: string | null;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly guestEmail: string | null;
  readonly marketingPreference: MarketingPreference | null;
  /** Integration tests cover collection. */
  readonly collection: null;
  readonly collectionDays: null;
  readonly paymentMethod: string | null;
  readonly finance: ChosenFinance | null;
  readonly nominatedDay: string | null;
  readonly sentApart: boolean;
  /** In the order in which they were added; written only together with the cart's row. */
  readonly giftCards: readonly GiftCard[];
  /** In the order in which they were entered. */
  readonly codes: readonly string[];
  readonly chosenGifts: readonly { readonly origin: string; readonly sku: string }[];
  /** Part of the cart, because lines are written only together with its row. */
  readonly lines: readonly LineRow[];
}

export interface LineRow {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly priceWhenAdded: number;
}

export interface PlacementRow extends Omit<Placement, 'challengeUntil' | 'challengeOver' | 'mayWaitOn'> {
  readonly idempotencyKey: string;
  readonly challengeUntil: number | null;
  readonly dueAt: number | null;
  readonly createdAt: number;
}

export interface StockRow {
  readonly sku: string;
  readonly onHand: number;
  readonly reserved: number;
  readonly version: bigint;
}

export interface ReservationRow {
  readonly placementId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly state: 'held' | 'claimed' | 'released';
}

export interface CodeRow {
  readonly code: string;
  readonly promotion: string;
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number | null;
  readonly uses: number;
}

export interface CodeUseRow {
  readonly placementId: string;
  readonly code: string;
  readonly customers: readonly string[];
  readonly counted: boolean;
  readonly state: 'held' | 'spent' | 'returned';
}

export interface StockMovementRow {
  readonly sku: string;
  readonly kind: 'sale' | 'cancellation' | 'return';
  readonly quantity: number;
  readonly placementId: string | undefined;
}

export interface OrderRow {
  readonly id: string;
  readonly orderNumber: string;
  readonly cartId: string;
  readonly placementId: string;
  readonly site: string;
  readonly owner: string;
  readonly snapshot: Snapshot;
  readonly tenders: readonly HeldTender[];
  /** Its state after the placement. */
  readonly followed: Omit<FollowedOrder, 'movements'>;
}

export interface OrderMovementRow {
  readonly orderId: string;
  readonly type: GoodsMessage['type'];
  readonly reference: string;
  readonly occurredAt: Date;
  readonly lines: readonly MovedLine[];
  readonly amount: number;
  /** Of a parcel or cancellation: what was captured when making began. */
  readonly begun: number;
  /** Of a making: captured so far. */
  readonly taken: number;
}

export interface LaterRow {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  /** Null for none, and once an attempt has failed. */
  readonly series: string | null;
  readonly number: number;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  readonly createdAt: number;
}

export interface OrderApplicationRow {
  readonly status: ApplicationStatus;
  readonly version: bigint;
}

export interface WebhookRow {
  readonly provider: string;
  readonly messageId: string;
  readonly body: string;
  readonly state: 'due' | 'done' | 'failed';
  readonly outcome: string | undefined;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  readonly receivedAt: number;
}

/** The part of cart-checkout's schema that an order needs. Tables named `…By…` are its unique indexes. */
export class CheckoutTables {
  readonly variants = new Table<Variant>('variant_projection');
  readonly stock = new Table<StockRow>('stock_item');
  readonly stockMovements = new Table<StockMovementRow>('stock_movement');
  readonly carts = new Table<CartRow>('cart');
  readonly activeCartByOwner = new Table<string>('cart_one_active_per_owner');
  readonly placements = new Table<PlacementRow>('placement');
  readonly openApplicationByOwner = new Table<string>('placement_open_application');
  readonly placementByKey = new Table<string>('placement_idempotency_key');
  readonly liveByCart = new Table<string>('placement_one_live_per_cart');
  readonly reservations = new Table<ReservationRow>('reservation');
  readonly promotions = new Table<Promotion>('promotion');
  readonly codes = new Table<CodeRow>('promotion_code');
  readonly codeCustomers = new Table<number>('code_customer');
  readonly codeUses = new Table<CodeUseRow>('code_use');
  readonly orders = new Table<OrderRow>('sales_order');
  readonly orderByCart = new Table<string>('sales_order_cart_id_key');
  readonly orderMovements = new Table<OrderMovementRow>('order_making, shipment, cancellation, order_return');
  /** By placement: the columns of its order. */
  readonly orderApplications = new Table<OrderApplicationRow>('sales_order (application)');
  readonly later = new Table<LaterRow>('later_work');
  readonly webhooks = new Table<WebhookRow>('webhook');
  readonly messaging = new MessagingTables();
}
