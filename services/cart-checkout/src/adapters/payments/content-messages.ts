import { beginningOf } from '@loupe/contact/beginning-of';
import type { OrderContent } from '../../domain/placement/order-content.ts';

/** The longest texts that payments accepts. */
const NAME_LENGTH = 120;
const LINE_LENGTH = 120;

/** What the order consists of, as payments is told. */
export const toContent = ({ lines, delivery, shipTo }: OrderContent) => ({
  lines: lines.map(({ sku, name, quantity, unitPrice, amount, tax, taxRate, isDigital }) => ({
    sku,
    name: beginningOf(name, NAME_LENGTH),
    quantity,
    unitPriceMinorUnits: BigInt(unitPrice),
    amountMinorUnits: BigInt(amount),
    taxMinorUnits: BigInt(tax),
    taxRate: Math.round(taxRate * 100),
    digital: isDigital,
  })),
  deliveryMinorUnits: BigInt(delivery),
  ...(shipTo === null ? {} : { shipTo: toShipTo(shipTo) }),
});

const toShipTo = (address: NonNullable<OrderContent['shipTo']>) => ({
  fullName: beginningOf(`${address.firstName} ${address.lastName}`, NAME_LENGTH),
  street: beginningOf([address.streetNumber, address.streetName].filter(Boolean).join(' '), LINE_LENGTH),
  city: address.city,
  region: address.region ?? '',
  postalCode: address.postalCode,
  country: address.country,
});
