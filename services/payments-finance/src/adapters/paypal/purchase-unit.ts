import type { ContentLine, OrderContent, ShipTo } from '../../domain/payment/order-content.ts';
import type { Amount } from '../../domain/payment/payment.ts';
import { invoiceOf, vendorMoney } from './vendor-money.ts';

const NAME_LENGTH = 127;

/** The purchase unit without our ids: plain JSON, kept for another order of the same payment. */
export interface UnitContent {
  readonly amount: object;
  readonly items?: readonly object[];
  readonly shipping?: object;
}

export const purchaseUnit = (order: Parameters<typeof invoiceOf>[0], content: UnitContent): object => ({
  custom_id: order.reference,
  invoice_id: invoiceOf(order),
  ...content,
});

/**
 * What the payer is shown: pieces at their prices, with VAT, the delivery, and as one discount what is taken off and what gift cards
 * pay. Without its parts where they do not add up to the amount.
 */
export function unitContent(amount: Amount, content: OrderContent | undefined): UnitContent {
  const shipping = content?.shipTo === undefined ? {} : { shipping: shippingOf(content.shipTo) };
  const lines = (content?.lines ?? []).filter(({ unitPrice }) => unitPrice > 0);
  const goods = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const delivery = content?.delivery ?? 0;
  const takenOff = goods + delivery - amount.minorUnits;
  if (lines.length === 0 || takenOff < 0) return { amount: vendorMoney(amount), ...shipping };
  const money = (minorUnits: number) => vendorMoney({ minorUnits, currency: amount.currency });
  return {
    amount: {
      ...vendorMoney(amount),
      breakdown: { item_total: money(goods), shipping: money(delivery), discount: money(takenOff) },
    },
    items: lines.map((line) => itemOf(line, money)),
    ...shipping,
  };
}

const itemOf = (
  { name, sku, quantity, unitPrice, isDigital }: ContentLine,
  money: (minorUnits: number) => object,
) => ({
  name: name.slice(0, NAME_LENGTH),
  sku,
  quantity: String(quantity),
  unit_amount: money(unitPrice),
  category: isDigital ? 'DIGITAL_GOODS' : 'PHYSICAL_GOODS',
});

export const shippingOf = ({ fullName, street, city, region, postalCode, country }: ShipTo) => ({
  name: { full_name: fullName },
  address: {
    address_line_1: street,
    admin_area_2: city,
    ...(region === '' ? {} : { admin_area_1: region }),
    postal_code: postalCode,
    country_code: country,
  },
});
