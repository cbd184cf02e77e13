import { addressOf } from '../approval/addresses.ts';
import { personOf } from '../approval/people.ts';
import type {
  ApprovalEntry,
  AuthorizationEntry,
  CaptureEntry,
  OrderEntry,
  RefundEntry,
} from '../ledger/entries.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { captureStatus, endOf, standingOf, statusOf } from '../ledger/standing.ts';
import { APPROVAL_MS } from '../ledger/terms.ts';
import { moneyOf } from '../money.ts';

interface Viewing {
  readonly ledger: Ledger;
  readonly publicUrl: string;
  readonly now: Date;
}

type Approval = Pick<ApprovalEntry, 'payerId' | 'addressId'>;

export type OrderStatus = 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';

/** The approval that stands: one after the last decline. */
export function approvalOf(orderId: string, ledger: Ledger) {
  const approval = ledger.all('approval').findLast((entry) => entry.orderId === orderId);
  const declines = ledger.all('decline').filter((entry) => entry.orderId === orderId).length;
  const approvals = ledger.all('approval').filter((entry) => entry.orderId === orderId).length;
  return approvals > declines ? approval : undefined;
}

export const authorizationsOf = (orderId: string, ledger: Ledger): AuthorizationEntry[] =>
  ledger.all('authorization').filter((entry) => entry.orderId === orderId);

export function orderStatus({ id }: OrderEntry, ledger: Ledger): OrderStatus {
  if (authorizationsOf(id, ledger).length > 0) return 'COMPLETED';
  return approvalOf(id, ledger) === undefined ? 'PAYER_ACTION_REQUIRED' : 'APPROVED';
}

/** The vendor keeps no order that was never paid for. */
export const isGone = ({ id, at }: OrderEntry, ledger: Ledger, now: Date): boolean => {
  const since = approvalOf(id, ledger)?.at ?? at;
  return authorizationsOf(id, ledger).length === 0 && now.getTime() > Date.parse(since) + APPROVAL_MS;
};

export function orderView(
  order: OrderEntry,
  { ledger, publicUrl, now }: Viewing,
  detail: 'minimal' | 'whole' = 'whole',
): object {
  const status = orderStatus(order, ledger);
  const self = { href: `${publicUrl}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' };
  const approve = {
    href: `${publicUrl}/checkoutnow?token=${order.id}`,
    rel: 'payer-action',
    method: 'GET',
  };
  const links = status === 'PAYER_ACTION_REQUIRED' ? [self, approve] : [self];
  if (detail === 'minimal') return { id: order.id, status, links };
  const approval = approvalOf(order.id, ledger);
  const authorizations = authorizationsOf(order.id, ledger);
  const captures = authorizations.flatMap((entry) => standingOf(entry, ledger, now).captures);
  const refunds = ledger.all('refund').filter(({ captureId }) => captures.some(({ id }) => id === captureId));
  return {
    id: order.id,
    intent: order.intent,
    status,
    links,
    create_time: order.at,
    payer: approval && payerOf(approval),
    purchase_units: [
      {
        ...order.unit,
        ...(order.isReaddressed === true ? {} : shippingOf(approval)),
        payments: {
          authorizations: authorizations.map((entry) => authorizationView(entry, ledger, now)),
          captures: captures.map((entry) => captureView(entry, ledger)),
          refunds: refunds.map(refundView),
        },
      },
    ],
  };
}

/** The payer is told once they have approved the order, with a telephone where the merchant's account asks for one. */
function payerOf({ payerId, addressId }: Approval): object {
  const [given_name, surname] = personOf(payerId)?.name.split(' ') ?? [];
  const { phone } = addressOf(addressId) ?? {};
  return {
    payer_id: payerId,
    email_address: `${payerId.toLowerCase()}@sandbox.example`,
    name: { given_name, surname },
    ...(phone && { phone: { phone_number: { national_number: phone } } }),
  };
}

/** Where the payer has chosen that it is sent, in place of what the merchant gave. */
function shippingOf(approval: Approval | undefined): object {
  const chosen = addressOf(approval?.addressId);
  return chosen === undefined
    ? {}
    : { shipping: { name: { full_name: chosen.fullName }, address: chosen.lines } };
}

export const authorizationView = (entry: AuthorizationEntry, ledger: Ledger, now: Date) => ({
  id: entry.id,
  status: statusOf(entry, ledger, now),
  create_time: entry.at,
  amount: moneyOf(entry.pence, entry.currency),
  custom_id: entry.customId,
  invoice_id: entry.invoiceId,
  expiration_time: endOf(entry, ledger).toISOString(),
  supplementary_data: { related_ids: { order_id: entry.orderId } },
});

export const captureView = (entry: CaptureEntry, ledger: Ledger) => ({
  id: entry.id,
  status: captureStatus(entry, ledger),
  create_time: entry.at,
  amount: moneyOf(entry.pence, entry.currency),
  final_capture: entry.final,
  invoice_id: entry.invoiceId,
  supplementary_data: { related_ids: { authorization_id: entry.authorizationId } },
});

export const refundView = (entry: RefundEntry) => ({
  id: entry.id,
  status: 'COMPLETED',
  create_time: entry.at,
  invoice_id: entry.invoiceId,
  amount: moneyOf(entry.pence, entry.currency),
});
