import type { WalletContact } from '../../domain/payment/approval.ts';
import { unitOf } from './replies.ts';
import type { OrderReply } from './replies.ts';

/** Countries of whose numbers the vendor leaves out the 0 that is dialled there. */
const DIALLED_WITH_0 = ['GB', 'IM', 'IE'];

/** Who has agreed, and where it is sent. */
export function contactOf(order: OrderReply): WalletContact {
  const { email_address: email = '', phone } = order.payer ?? {};
  const address = unitOf(order)?.shipping?.address ?? {};
  const { address_line_1: first, address_line_2: second, country_code: country = '' } = address;
  return {
    ...nameOf(order),
    email,
    phone: dialled(phone?.phone_number?.national_number ?? '', country),
    street: [first, second].filter(Boolean).join(', '),
    city: address.admin_area_2 ?? '',
    region: address.admin_area_1 ?? '',
    postalCode: address.postal_code ?? '',
    country,
  };
}

/** The recipient's whole name is one text there: its last word is the surname. Without a recipient it is the payer's. */
function nameOf(order: OrderReply): Pick<WalletContact, 'firstName' | 'lastName'> {
  const { given_name: given = '', surname = '' } = order.payer?.name ?? {};
  const words = (unitOf(order)?.shipping?.name?.full_name ?? '').trim().split(/\s+/);
  if (words[0] === '') return { firstName: given, lastName: surname };
  return {
    firstName: words.slice(0, Math.max(words.length - 1, 1)).join(' '),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}

const dialled = (number: string, country: string): string =>
  /^[1-9]/.test(number) && DIALLED_WITH_0.includes(country) ? `0${number}` : number;
