import type { OrderEntry } from '../ledger/entries.ts';
import type { Ledger } from '../ledger/ledger.ts';

/** An order as it is now: as it was created, with what the merchant has changed of it since. */
export function currentOrder(id: string, ledger: Ledger): OrderEntry | undefined {
  const created = ledger.find('order', id);
  if (created === undefined) return undefined;
  const patches = ledger.all('patch').filter(({ orderId }) => orderId === id);
  return patches.reduce<OrderEntry>((order, { member, value }) => {
    if (typeof value === 'object')
      return sentTo(order, member === 'shipping/name' ? 'name' : 'address', value);
    const changed = member === 'custom_id' ? { customId: value } : { invoiceId: value };
    return { ...order, ...changed, unit: { ...order.unit, [member]: value } };
  }, created);
}

/** The payer's choice no longer counts. */
function sentTo(order: OrderEntry, member: 'name' | 'address', value: object): OrderEntry {
  const { shipping } = order.unit as { readonly shipping?: object };
  return {
    ...order,
    isReaddressed: true,
    unit: { ...order.unit, shipping: { ...shipping, [member]: value } },
  };
}
