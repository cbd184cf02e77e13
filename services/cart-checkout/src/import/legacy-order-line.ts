import { isEmail } from '@loupe/contact/email';
import { normalisePhone } from '@loupe/contact/phone';
import { visible } from '@loupe/contact/visible';
import { z } from 'zod';
import type { LegacyOrder } from '../domain/order/legacy-order.ts';
import { PAYMENT_STATUSES } from '../domain/order/payment-status.ts';

/** Postgres refuses or changes U+0000 and half a surrogate pair; U+FFFD stands where a byte was not UTF-8. */
const isStorable = (value: string): boolean => value.isWellFormed() && !/[\0\uFFFD]/u.test(value);
const text = (longest: number) =>
  z
    .string()
    .overwrite(visible)
    .trim()
    .min(1)
    .max(longest)
    .refine(isStorable, 'has characters that cannot be stored');
const optional = (longest: number) => text(longest).nullable().default(null);
const pence = z.int().min(0).max(1_000_000_000);
const pieces = z.int().min(0).max(999);

const address = z.strictObject({
  salutation: optional(20),
  firstName: text(100),
  lastName: text(100),
  phone: z
    .string()
    .max(40)
    .refine(isStorable, 'has characters that cannot be stored')
    .overwrite(normalisePhone)
    .default(''),
  country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters (ISO 3166-1)'),
  region: optional(100),
  streetName: text(200),
  streetNumber: optional(40),
  city: text(100),
  postalCode: text(20),
});

const line = z
  .strictObject({
    sku: text(60),
    name: text(300),
    brand: z.string().max(100).refine(isStorable, 'has characters that cannot be stored').default(''),
    productKey: optional(60),
    image: optional(200),
    quantity: z.int().min(1).max(999),
    cancelled: pieces.default(0),
    returned: pieces.default(0),
    unitPrice: pence,
    total: pence,
    tax: pence,
    taxRate: z.number().min(0).max(100),
  })
  .refine(({ quantity, cancelled, returned }) => cancelled + returned <= quantity, {
    path: ['returned'],
    message: 'with the cancelled pieces is more than the quantity',
  })
  .refine(({ total, tax }) => tax <= total, { path: ['tax'], message: 'is more than the total' });

const payment = z.strictObject({
  method: z.enum(['credit-card', 'klarna', 'givex', 'paypal', 'v12', 'applepay']),
  amount: pence,
  maskedNumber: z.string().max(30).refine(isMasked, 'must not have more than ten digits').default(''),
  cardType: z.string().max(40).refine(isStorable, 'has characters that cannot be stored').default(''),
  status: z.enum(PAYMENT_STATUSES).default('payment_captured'),
});

/** A complete card number must not be stored. */
function isMasked(value: string): boolean {
  return isStorable(value) && value.replace(/\D/g, '').length <= 10;
}

const order = z.strictObject({
  orderNumber: z
    .string()
    .max(20)
    .regex(/^(?:WW|LOU)[A-Z0-9]{3,17}$/, 'must be WW or LOU with 3 to 17 capital letters or digits'),
  site: z.enum(['beaverbrooks', 'loupe']),
  customerId: z.uuid().nullable().default(null),
  email: z.string().refine(isEmail, 'must be an e-mail address'),
  placedAt: z.iso.datetime({ offset: true }).transform((iso) => new Date(iso).toISOString()),
  status: z.enum(['COMPLETED', 'CANCELLED']),
  lines: z.array(line).min(1).max(200),
  discount: pence.default(0),
  shipping: pence,
  total: pence,
  tax: pence,
  cancelledTotal: pence.default(0),
  refundedTotal: pence.default(0),
  deliveryMethod: z.strictObject({ id: z.enum(['STD', 'NDD', 'NOD', 'DTS', 'RLC']), name: text(100) }),
  deliverBy: z.iso.date(),
  shippingAddress: address,
  billingAddress: address.nullable().default(null),
  collectionStore: z
    .strictObject({
      key: text(60),
      name: text(200),
      url: text(300),
      phone: text(40),
      line1: text(200),
      line2: optional(200),
      city: text(100),
      postalCode: text(20),
    })
    .nullable()
    .default(null),
  payments: z.array(payment).max(20).default([]),
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .default(null),
});

type Read = z.infer<typeof order>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Amounts that contradict each other would be shown for ever. */
function contradictions(read: Read): FieldFault[] {
  const { lines, discount, shipping, total, tax, payments, cancelledTotal, refundedTotal, status } = read;
  const goods = sumOf(lines.map((each) => each.total));
  const isAllCancelled = lines.every(({ quantity, cancelled }) => cancelled === quantity);
  const found: [boolean, string, string][] = [
    [goods - discount + shipping !== total, 'total', 'is not lines − discount + shipping'],
    [tax > total, 'tax', 'is more than the total'],
    [sumOf(lines.map((each) => each.tax)) > tax, 'tax', 'is less than the tax of the lines'],
    [cancelledTotal + refundedTotal > total, 'refundedTotal', 'with cancelledTotal is more than the total'],
    [
      payments.length > 0 && sumOf(payments.map(({ amount }) => amount)) !== total,
      'payments',
      'do not sum to the total',
    ],
    [
      (status === 'CANCELLED') !== isAllCancelled,
      'status',
      'is CANCELLED exactly when every piece is cancelled',
    ],
  ];
  return found.flatMap(([is, field, fault]) => (is ? [{ field, fault }] : []));
}

export interface FieldFault {
  /** As in lines[0].tax; empty for the whole line. */
  readonly field: string;
  readonly fault: string;
}

/** An order of the file, with the customer who gets it. */
export interface LegacyOrderDraft {
  readonly order: LegacyOrder;
  readonly customerId: string | null;
}

export type ReadOrderLine =
  { readonly draft: LegacyOrderDraft } | { readonly faults: readonly [FieldFault, ...FieldFault[]] };

const MOST_FAULTS = 5;

/** A line of an import file as an order, or what is wrong with its fields. */
export function readLegacyOrderLine(json: string): ReadOrderLine {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return { faults: [{ field: '', fault: 'is not JSON' }] };
  }
  const read = order.safeParse(parsed);
  const faults = read.success
    ? contradictions(read.data)
    : read.error.issues.map(({ path, message }) => ({ field: fieldOf(path), fault: message }));
  const [first, ...others] = faults.slice(0, MOST_FAULTS);
  if (first !== undefined) return { faults: [first, ...others] };
  if (!read.success) return { faults: [{ field: '', fault: 'is not an order' }] };
  const { customerId, ...legacy } = read.data;
  return { draft: { order: legacy, customerId } };
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${String(part)}`))
    .join('');
}
