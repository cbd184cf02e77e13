import { toOutboxRow } from '@loupe/messaging/envelope';
import type { Cart } from '../../../services/cart-checkout/src/domain/cart/cart.ts';
import { priceCart, STANDARD_RULES } from '../../../services/cart-checkout/src/domain/pricing/price-cart.ts';
import type { PricingRules } from '../../../services/cart-checkout/src/domain/pricing/price-cart.ts';
import type { Claim, Position } from '../../../services/cart-checkout/src/domain/placement/claim.ts';
import { prepare, quantitiesBySku } from '../../../services/cart-checkout/src/domain/placement/prepare.ts';
import type { Prepared } from '../../../services/cart-checkout/src/domain/placement/prepare.ts';
import type { memoryCartStore } from '../stores/checkout/cart-store.ts';
import type { memoryFollowedOrderStore } from '../stores/checkout/followed-order-store.ts';
import type { memoryPlacementStore } from '../stores/checkout/placement-store.ts';
import type { memoryStockStore } from '../stores/checkout/stock-store.ts';
import type { memoryWebhookStore } from '../stores/checkout/webhook-store.ts';
import { PRICE } from './products.ts';

type Placements = ReturnType<typeof memoryPlacementStore>;

/** The part of both implementations that placing and following orders uses. */
export interface CheckoutStores {
  readonly carts: ReturnType<typeof memoryCartStore>;
  readonly placements: Placements;
  readonly placementsIn: (tx: unknown) => Placements;
  readonly webhooks: ReturnType<typeof memoryWebhookStore>;
  readonly webhooksIn: (tx: unknown) => ReturnType<typeof memoryWebhookStore>;
  readonly followedOrdersIn: (tx: unknown) => ReturnType<typeof memoryFollowedOrderStore>;
  readonly stockIn: (tx: unknown) => ReturnType<typeof memoryStockStore>;
  readonly firstTime: (tx: unknown, id: string) => Promise<boolean>;
  readonly transaction: <T>(work: (tx: unknown) => Promise<T>) => Promise<T>;
  readonly stockOf: (sku: string) => Promise<{ onHand: number; reserved: number } | undefined>;
  readonly events: () => Promise<{ type: string; version: bigint }[]>;
  readonly newId: () => string;
}

export const shopperOf = (name: string) => ({ site: 'beaverbrooks', owner: `a:${name}` });
export const ADA = shopperOf('ada');
export const ADDRESS = {
  id: 'address',
  salutation: null,
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '02079460000',
  country: 'GB',
  region: null,
  streetName: 'St James’s Square',
  streetNumber: '12',
  city: 'London',
  postalCode: 'SW1Y 4JH',
};
export const COURIER = {
  method: 'STD',
  nominatedDay: null,
  sentApart: null,
  address: ADDRESS,
  billingAddress: null,
  email: 'ada@example.com',
  marketingPreference: null,
};
export const EXPIRED = { type: 'PaymentExpired' } as const;
export const CHALLENGE = {
  ...({ kind: 'challenge' } as const),
  stepUpUrl: 'https://bank.example',
  accessToken: 'token',
  transactionId: '1',
};
export const TENDER = {
  id: 'tender',
  method: 'credit-card',
  amount: PRICE,
  maskedNumber: 'XXXX1111',
  cardType: 'visa',
  remainingBalance: null,
};

export async function fill({ carts }: CheckoutStores, shopper = ADA, skus = ['1001']): Promise<Cart> {
  for (const sku of skus) await carts.addOne(shopper, { sku, price: PRICE, options: {} });
  await carts.saveCourierDetails(shopper, COURIER);
  await carts.saveBillingAddress(shopper, ADDRESS);
  return (await carts.findActive(shopper)) as Cart;
}

export function claimOf(
  { newId }: CheckoutStores,
  cart: Cart,
  change: Partial<Claim> = {},
  rules: PricingRules = STANDARD_RULES,
): Claim {
  const priced = priceCart(cart, rules);
  const prepared = prepare(cart, priced, { expectedTotal: priced.total, method: 'credit-card' }) as Prepared;
  return {
    placementId: newId(),
    shopper: ADA,
    cartId: cart.id,
    cartVersion: cart.version,
    idempotencyKey: newId(),
    requestHash: 'hash',
    orderNumber: `BB${newId().slice(-9)}`,
    ...prepared,
    state: 'authorising',
    quantities: quantitiesBySku(priced),
    dueInSeconds: 30,
    ...change,
  } as Claim;
}

export async function claimed(stores: CheckoutStores, change: Partial<Claim> = {}): Promise<Position> {
  const claim = await stores.placements.claim(claimOf(stores, await fill(stores), change));
  if (claim.outcome !== 'claimed') throw new Error(claim.outcome);
  return claim.placement;
}

export const eventOf = ({ newId }: CheckoutStores, aggregateId: string) =>
  toOutboxRow(
    {
      topic: 'checkout.order.v1',
      type: 'order-placed',
      aggregateId,
      aggregateVersion: 1n,
      site: 'beaverbrooks',
      payload: new Uint8Array(),
    },
    { id: newId(), now: new Date() },
  );

export const finalise = (
  stores: CheckoutStores,
  from: Position,
  orderId = stores.newId(),
  bounds: readonly number[] = [],
) =>
  stores.transaction((tx) =>
    stores.placementsIn(tx).finalise(from, orderId, [TENDER], eventOf(stores, orderId), bounds),
  );
