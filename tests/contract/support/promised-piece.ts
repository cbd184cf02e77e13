import type { Variant } from '../../../services/cart-checkout/src/domain/catalogue/variant.ts';
import type { Cart } from '../../../services/cart-checkout/src/domain/cart/cart.ts';
import type { Collection } from '../../../services/cart-checkout/src/domain/delivery/collection.ts';
import type { CollectionDays } from '../../../services/cart-checkout/src/domain/delivery/collection-dates.ts';
import type { Product } from '../../../services/catalog-search/src/domain/product/product.ts';
import type { StockLevel } from '../../../services/catalog-search/src/domain/product/stock-level.ts';
import {
  WEB_PRODUCT_STATUSES,
  type WebProductStatus,
} from '../../../services/catalog-search/src/domain/product/web-product-status.ts';

/** The facts that determine whether a piece can be ordered. */
export interface State {
  readonly status: WebProductStatus;
  readonly stock: StockLevel;
  readonly mayBeSold: boolean;
  readonly priceUponEnquiry: boolean;
  /** Pence; null without a price. */
  readonly price: number | null;
  /** Working days; absent for a piece on the shelf. */
  readonly makingDays?: number;
}

const LEVELS: Readonly<Record<StockLevel, number>> = { in: 10, low: 2, out: 0 };
const EITHER = [true, false];

export const STATES: readonly State[] = WEB_PRODUCT_STATUSES.flatMap((status) =>
  (['in', 'low', 'out'] as const).flatMap((stock) =>
    EITHER.flatMap((mayBeSold) =>
      EITHER.flatMap((priceUponEnquiry) =>
        [null, 20_00, 100_00].map((price) => ({ status, stock, mayBeSold, priceUponEnquiry, price })),
      ),
    ),
  ),
);

export const IN_STOCK: State = {
  status: 'liveActive',
  stock: 'in',
  mayBeSold: true,
  priceUponEnquiry: false,
  price: 100_00,
};

/** The piece in catalog-search. */
export function productIn({ makingDays = 0, ...state }: State): Product {
  const { status, stock, mayBeSold, priceUponEnquiry, price } = state;
  const windows = price === null ? [] : [{ minorUnits: price, wasMinorUnits: null, wasWasMinorUnits: null }];
  return {
    id: 'p1',
    site: 'beaverbrooks',
    code: '0100002',
    slug: 'halo-pendant',
    name: 'Halo Pendant',
    brand: 'Amberley',
    description: '',
    productType: 'neckwear',
    gender: null,
    internalSku: 'S1',
    ean: null,
    dialColour: null,
    caseSize: null,
    gtmCategory: '',
    gtmBCategory: '',
    isNew: false,
    priceUponEnquiry,
    mayBeSold,
    availableForReserveAndCollect: false,
    masterSku: 'S1',
    giftCard: null,
    makingDays,
    variants: [
      {
        id: 'v1',
        sku: 'S1',
        ringSizeHalfMm: null,
        status,
        stock,
        prices: windows.map((window) => ({ ...window, validFrom: null, validUntil: null })),
      },
    ],
    media: [],
    turn: null,
    specifications: [],
    categoryIds: [],
    relatedCodes: [],
    setCodes: [],
    versions: [],
    supplierCode: null,
  };
}

/** The same piece in cart-checkout. */
function variantIn({ status, mayBeSold, priceUponEnquiry, price, makingDays = 0 }: State): Variant {
  return {
    sku: 'S1',
    variantId: 'v1',
    productId: 'p1',
    productKey: '0100002',
    name: 'Halo Pendant',
    brand: 'Amberley',
    productType: 'neckwear',
    image: 'halo',
    urls: {},
    sites: ['beaverbrooks'],
    categories: [],
    gtmCategory: '',
    gtmBCategory: '',
    ringSizeHalfMm: 0,
    webProductStatus: status,
    approved: true,
    purchaseable: mayBeSold,
    priceUponEnquiry,
    giftCard: null,
    makingDays,
    taxCategory: 'uk-vat-full',
    hideOnSite: false,
    prices:
      price === null ? [] : [{ site: 'beaverbrooks', minorUnits: price, validFromMs: 0, validUntilMs: 0 }],
  };
}

export const ADDRESS = {
  id: 'address',
  salutation: null,
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '07700900123',
  country: 'GB',
  region: null,
  streetName: 'Square',
  streetNumber: '1',
  city: 'London',
  postalCode: 'SW1Y 4JH',
};

/** A bag with the piece, complete except for the card. @param to the store from which it is collected; null for a courier */
export function cartWith(
  state: State,
  readAt: Date,
  to: { collection: Collection; collectionDays: CollectionDays } | null,
  courier: { shippingMethod?: string; postalCode?: string; country?: string; nominatedDay?: string } = {},
): Cart {
  const { shippingMethod = 'STD', nominatedDay = null } = courier;
  const { postalCode = ADDRESS.postalCode, country = ADDRESS.country } = courier;
  const available = LEVELS[state.stock];
  return {
    id: 'c1',
    site: 'beaverbrooks',
    version: 1,
    number: 1n,
    keySuffix: 'x',
    placementId: null,
    shippingAddress: { ...ADDRESS, postalCode, country },
    nominatedDay,
    billingAddress: ADDRESS,
    guestEmail: 'ada@example.com',
    readAt,
    shippingMethod: to === null ? shippingMethod : to.collection.store.kind === 'post-office' ? 'RLC' : 'DTS',
    giftCards: [],
    paymentMethod: null,
    ...(to ?? { collection: null, collectionDays: null }),
    lines: [
      {
        id: 'l1',
        quantity: 1,
        priceWhenAdded: state.price ?? 0,
        available,
        options: {},
        variant: variantIn(state),
      },
    ],
  };
}
