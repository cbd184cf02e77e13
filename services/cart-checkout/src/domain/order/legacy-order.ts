import type { Address } from '../address/address.ts';
import type { CollectionStore } from '../delivery/collection.ts';
import type { DeliveryMethod } from '../delivery/delivery-methods.ts';
import { allocate } from '../pricing/allocate.ts';
import type { MethodName } from '../payment-methods/method-name.ts';
import type { Order, OrderLine } from './order.ts';
import type { PaymentStatus } from './payment-status.ts';

/** EN-09: an order of the previous platform, as imported and stored. Amounts in pence. Plain JSON. */
export interface LegacyOrder {
  readonly orderNumber: string;
  readonly site: string;
  readonly email: string;
  /** ISO 8601. */
  readonly placedAt: string;
  /** Only finished orders are imported: the others are still handled by their own platform. */
  readonly status: 'COMPLETED' | 'CANCELLED';
  readonly lines: readonly LegacyLine[];
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
  /** Included in the total. */
  readonly tax: number;
  readonly cancelledTotal: number;
  readonly refundedTotal: number;
  readonly deliveryMethod: { readonly id: DeliveryMethod['id']; readonly name: string };
  /** YYYY-MM-DD. */
  readonly deliverBy: string;
  readonly shippingAddress: Omit<Address, 'id'>;
  /** Null: the delivery address. */
  readonly billingAddress: Omit<Address, 'id'> | null;
  readonly collectionStore: CollectionStore | null;
  readonly payments: readonly LegacyPayment[];
  readonly trackingUrl: string | null;
}

export interface LegacyLine {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  /** Null where the catalogue no longer has the piece. */
  readonly productKey: string | null;
  /** Its name in the media service; null without one. */
  readonly image: string | null;
  readonly quantity: number;
  readonly cancelled: number;
  readonly returned: number;
  /** Of one piece before discounts. */
  readonly unitPrice: number;
  /** Of all pieces, after discounts of the line. */
  readonly total: number;
  /** VAT that the total includes. */
  readonly tax: number;
  /** Per cent. */
  readonly taxRate: number;
}

export interface LegacyPayment {
  /** EU-04. */
  readonly method: MethodName;
  readonly amount: number;
  readonly maskedNumber: string;
  readonly cardType: string;
  readonly status: PaymentStatus;
}

/** What the database adds to an order when it is read. */
export interface LegacyOrderRow {
  readonly document: LegacyOrder;
  /** Empty where no customer has it. */
  readonly owner: string;
  readonly readAt: Date;
}

/** The order in the form of all others, so that it is shown by the same pages. Its id is its number (EN-09). */
export function orderOfLegacy({ document, owner, readAt }: LegacyOrderRow): Order {
  const { orderNumber, site, email, status, lines, total, shipping, discount, tax } = document;
  const { deliverBy, trackingUrl, collectionStore, deliveryMethod, payments, refundedTotal } = document;
  const address = { id: orderNumber, ...document.shippingAddress };
  return {
    id: orderNumber,
    orderNumber,
    site,
    owner,
    email,
    status,
    readAt,
    placedAt: new Date(document.placedAt),
    lines: lines.map((line, index) => orderLine(line, `${orderNumber}-${index + 1}`)),
    subtotal: sumOf(lines.map((line) => line.total)),
    discount,
    shipping,
    total,
    tax,
    deliverBy,
    trackingUrl,
    collectionStore,
    missingMoney: null,
    goodsTax: sumOf(lines.map((line) => line.tax)),
    deliveryMethod: {
      ...deliveryMethod,
      description: '',
      price: shipping,
      leadTime: 0,
      deliverOnDates: [deliverBy],
    },
    shippingAddress: address,
    billingAddress: document.billingAddress === null ? address : { ...address, ...document.billingAddress },
    tenders: payments.map((payment, index) => ({
      ...payment,
      id: `${orderNumber}-${index + 1}`,
      remainingBalance: null,
    })),
    discountCodes: [],
    cancelledAmount: document.cancelledTotal,
    returnedAmount: refundedTotal,
    refunded: refundedTotal,
    takenAhead: 0,
    emailRefusedAt: null,
    makings: [],
  };
}

function orderLine(line: LegacyLine, id: string): OrderLine {
  const { sku, name, brand, quantity, cancelled, returned, unitPrice, taxRate } = line;
  const weights = Array.from({ length: quantity }, () => 1);
  return {
    id,
    sku,
    name,
    brand,
    quantity,
    cancelled,
    returned,
    unitPrice,
    taxRate,
    variantId: sku,
    productId: sku,
    productKey: line.productKey ?? '',
    image: line.image ?? '',
    productUrl: '',
    productType: '',
    options: {},
    ringSize: null,
    priceType: 'default',
    sellable: false,
    available: 0,
    leadTime: 0,
    categories: [],
    gtmCategory: '',
    gtmBCategory: '',
    unitAmounts: allocate(line.total, weights),
    unitTax: allocate(line.tax, weights),
    discounts: [],
    shipped: quantity - cancelled,
    begun: 0,
  };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
