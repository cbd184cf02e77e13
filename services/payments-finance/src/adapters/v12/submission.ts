import type { OrderContent } from '../../domain/payment/order-content.ts';
import type { BillTo } from '../../domain/payment/payer.ts';
import type { TenderOrder } from '../../use-cases/ports/tender-provider.ts';

export const poundsOf = (minorUnits: number): string => (minorUnits / 100).toFixed(2);

interface Line {
  readonly Qty: string;
  readonly SKU: string;
  readonly Item: string;
  readonly Price: string;
}

const line = (name: string, pence: number, quantity = 1, sku = ''): Line => ({
  Qty: String(quantity),
  SKU: sku.slice(0, 50),
  Item: name.slice(0, 100),
  Price: poundsOf(pence),
});

/** What is bought, delivery, and what discounts take off as a negative line: together the cash price. */
export function linesOf({ lines, delivery }: OrderContent): { cashPrice: number; lines: readonly Line[] } {
  const listed = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const charged = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    cashPrice: charged + delivery,
    lines: [
      ...lines.map(({ name, unitPrice, quantity, sku }) => line(name, unitPrice, quantity, sku)),
      ...(delivery === 0 ? [] : [line('Delivery', delivery)]),
      ...(charged === listed ? [] : [line('Discounts', charged - listed)]),
    ],
  };
}

/** Of SubmitApplication. @param content of the whole order, of which the loan pays what the deposit leaves */
export function submissionBody(
  order: Pick<TenderOrder, 'amount' | 'reference' | 'merchantTransactionId' | 'billTo' | 'verified'> & {
    readonly ipAddress: string;
  },
  content: OrderContent,
): object {
  const { cashPrice, lines } = linesOf(content);
  return {
    Order: {
      ProductId: order.verified.data['lenderProductId'],
      ProductGuid: order.verified.data['lenderProductGuid'],
      SalesReference: order.merchantTransactionId,
      SecondSalesReference: order.reference,
      CashPrice: poundsOf(cashPrice),
      Deposit: poundsOf(cashPrice - order.amount.minorUnits),
      DuplicateSalesReferenceMethod: 'ShowError',
      IpAddress: order.ipAddress,
      vLink: false,
      Lines: lines,
    },
    Customer: customerOf(order.billTo),
    WaitForDecision: 'false',
  };
}

/** Without a salutation: a payer's address has none, and the lender no number for some. Its form asks for that and for what else it needs. */
function customerOf({ firstName, lastName, email, phone, ...address }: BillTo): object {
  const [, number = '', street = address.street] = /^(\d+[a-z]?)\s+(.*)$/i.exec(address.street) ?? [];
  const mobile = phone.replace(/\D/g, '').replace(/^44/, '0');
  return {
    FirstName: firstName,
    LastName: lastName,
    EmailAddress: email,
    ...(/^07\d{9}$/.test(mobile) && {
      MobileTelephone: { Code: mobile.slice(0, 5), Number: mobile.slice(5) },
    }),
    Addresses: [
      {
        AddressOrder: '1',
        Address: {
          FlatNumber: '',
          BuildingName: '',
          BuildingNumber: number,
          Street: street,
          Locality: '',
          TownOrCity: address.city,
          County: address.region,
          Postcode: withSpace(address.postalCode),
          Country: address.country,
        },
      },
    ],
  };
}

/** As the lender wants it: LS1 1AA. */
const withSpace = (postcode: string): string =>
  postcode
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(/(\w{3})$/, ' $1');
