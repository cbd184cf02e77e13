import type { PaymentMethodType } from '#gql/graphql.ts';
import { soldItems, type SoldLine } from './order-amounts.ts';
import type { ShopEvent } from './shop-events.ts';

export type MeasuredLine = SoldLine & {
  readonly id: string;
  readonly quantity: number;
  readonly giftCardValue?: number | null;
  readonly isGiftLineItem: boolean;
};

/** A bag as the graph has it. */
export type MeasuredBag = {
  readonly id: string;
  readonly lineItems: readonly MeasuredLine[];
  readonly discountCodes: readonly { readonly code: string; readonly state: string }[];
  readonly shippingMethods: readonly { readonly type: ShippingTier; readonly isSelected: boolean }[];
  readonly collectionStore?: { readonly isPostOffice: boolean } | null;
};
type ShippingTier = Extract<ShopEvent, { name: 'add_shipping_info' }>['params']['shipping_tier'];

export type StepPorts = {
  /** @param id of the event; a random one unless given */
  tell: (event: ShopEvent, id?: string) => void;
  /** The bag of which this tab has told that its checkout began. */
  begun: { get(): string | null; set(bagId: string): void };
};

const BAG = '/checkout/cart';
const CHECKOUT = ['/checkout/delivery', '/checkout/payment'];
const APPLIES = 'MatchesCart';

/** The way of a bag to the payment: what is told of it at which page, once the bag is known. */
export function createBagSteps({ tell, begun }: StepPorts) {
  let bag: MeasuredBag | undefined;
  let path = '';
  let isViewed = false;
  /** The page is restored, and has not answered with its bag yet. */
  let isOutdated = false;

  function amounts({ lineItems, discountCodes }: MeasuredBag) {
    const codes = discountCodes.filter(({ state }) => state === APPLIES).map(({ code }) => code);
    const coupon = codes.join(',').slice(0, 100);
    return { currency: 'GBP' as const, ...soldItems(lineItems), ...(coupon && { coupon }) };
  }

  const known = () => (bag && bag.lineItems.length > 0 ? bag : undefined);

  function begin(of: MeasuredBag): void {
    if (begun.get() === of.id) return;
    begun.set(of.id);
    tell({ name: 'begin_checkout', params: amounts(of) }, idOfCheckout(of.id));
  }

  function attempt(): void {
    const of = known();
    if (of === undefined || isOutdated) return;
    if (path === BAG && !isViewed) {
      isViewed = true;
      tell({ name: 'view_cart', params: amounts(of) });
    }
    if (CHECKOUT.includes(path)) begin(of);
  }

  return {
    /** A route is seen; the same one again when the browser has restored it. */
    seen(route: string): void {
      path = route;
      isViewed = false;
      attempt();
    },
    /** The browser has restored the page, which asks for its bag again: other pages may have changed or ordered it. */
    restored(): void {
      isOutdated = true;
    },
    bag(answered: MeasuredBag | undefined): void {
      bag = answered;
      isOutdated = false;
      attempt();
    },
    delivered(answered: MeasuredBag): void {
      const shipping_tier = tierOf(answered);
      if (shipping_tier === undefined) return;
      begin(answered);
      tell({ name: 'add_shipping_info', params: { ...amounts(answered), shipping_tier } });
    },
    paying(payment_type: PaymentMethodType): void {
      const of = known();
      if (of === undefined) return;
      begin(of);
      tell({ name: 'add_payment_info', params: { ...amounts(of), payment_type } });
    },
  };
}

/** All but the last part of a UUID, without which nobody can name the bag. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-/;

/**
 * One id for the checkout of a bag, made from the bag's. Another document may tell it again where nothing may be remembered; with one id
 * it is counted once.
 */
function idOfCheckout(bagId: string): string | undefined {
  const ofBag = UUID.exec(bagId)?.[0];
  return ofBag && `${ofBag}000000000001`;
}

function tierOf({ collectionStore, shippingMethods }: MeasuredBag): ShippingTier | undefined {
  if (collectionStore) return collectionStore.isPostOffice ? 'RLC' : 'DTS';
  return shippingMethods.find(({ isSelected }) => isSelected)?.type;
}
