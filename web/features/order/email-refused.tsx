import type { Order } from './order.ts';

type EmailRefusedProps = { order: Pick<Order, 'emailRefusedOn' | 'customerEmail'> };

/** Stays although a later e-mail arrives: the one that is missing never does. */
export function EmailRefused({ order: { emailRefusedOn, customerEmail } }: EmailRefusedProps) {
  if (!emailRefusedOn) return null;
  return (
    <p className="mt-1.5" role="note">
      An e-mail about this order could not be delivered to{' '}
      <bdi className="[overflow-wrap:anywhere]">{customerEmail}</bdi>. This page shows everything that we
      would write to you.
    </p>
  );
}
