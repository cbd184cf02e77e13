import { request } from 'undici';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { withDatabase } from '@loupe/scripted-shopper/database';

/** What others know, whom a restore of our database does not put back. */
export interface Known {
  /** `order kind amount` of each entry of the card and the wallet provider, in order. */
  readonly moved: readonly string[];
  /** `kind amount state` of each gift card that was issued. */
  readonly giftCards: readonly string[];
  /** Shipments of the warehouse by order. */
  readonly parcels: ReadonlyMap<string, readonly string[]>;
  readonly orderNumbers: ReadonlySet<string>;
}

interface Entry {
  readonly kind: string;
  readonly reference: string;
  readonly pence?: number;
}

interface Movement extends Pick<Entry, 'kind' | 'pence'> {
  readonly invoiceId: string;
}

interface WarehouseRow {
  readonly orderNumber: string;
  readonly events: readonly { readonly event: { readonly type: string; readonly shipmentId?: string } }[];
}

const read = async <T>(sandbox: string, path: string): Promise<T> => {
  const { body } = await request(`http://127.0.0.1:${stackUnderTest().ports[sandbox]}${path}`);
  return (await body.json()) as T;
};

export async function whatOthersKnow(): Promise<Known> {
  const [card, wallet, givex, house] = await Promise.all([
    read<{ entries: Entry[] }>('cybersource', '/control/ledger'),
    read<{ movements: Movement[] }>('paypal', '/control/ledger'),
    read<{ transactions: { kind: string; amount: string; reversed: boolean }[] }>('givex', '/control/ledger'),
    read<{ orders: WarehouseRow[] }>('fulfilment', '/control/orders'),
  ]);
  const byWallet = wallet.movements.map(({ invoiceId, ...rest }): Entry => {
    return { ...rest, reference: invoiceId.split('-')[0] ?? '' };
  });
  const entries = [...card.entries.filter(({ kind }) => kind !== 'void'), ...byWallet];
  return {
    moved: entries.map(({ reference, kind, pence }) => `${reference} ${kind} ${pence ?? ''}`),
    giftCards: givex.transactions
      .filter(({ kind }) => kind === 'activate' || kind === 'cancel')
      .map(({ kind, amount, reversed }) => `${kind} ${amount} ${reversed}`),
    parcels: new Map(house.orders.map(({ orderNumber, events }) => [orderNumber, shipmentsOf(events)])),
    orderNumbers: new Set([
      ...[...card.entries, ...byWallet].map(({ reference }) => reference),
      ...house.orders.map(({ orderNumber }) => orderNumber),
    ]),
  };
}

const shipmentsOf = (events: WarehouseRow['events']): string[] =>
  events.flatMap(({ event }) => (event.type === 'order.shipped' ? [event.shipmentId ?? ''] : [])).toSorted();

/** Of these orders, what the providers carried out since that they should not have. */
export function repeated(before: Known, after: Known, orders: readonly string[]): string[] {
  const left = [...before.moved];
  const fresh = after.moved.filter((entry) => {
    const at = left.indexOf(entry);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const own = fresh.filter((entry) => orders.includes(entry.split(' ')[0] ?? ''));
  const cards = after.giftCards.length - before.giftCards.length;
  return [
    ...own.map((entry) => `repeated: ${entry}`),
    ...(cards === 0 ? [] : [`${cards} gift card movements`]),
  ];
}

/** Parcels that the warehouse has sent and our order does not have once, or has and the warehouse does not. */
export const parcelsMissing = (known: Known, orders: readonly string[]): Promise<string[]> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ number: string; parcels: string[] }>(
      `SELECT o.order_number AS number, array_remove(array_agg(s.id ORDER BY s.id), NULL) AS parcels
       FROM cart_checkout.sales_order o LEFT JOIN cart_checkout.shipment s ON s.order_id = o.id
       WHERE o.order_number = ANY ($1) GROUP BY o.order_number`,
      [orders],
    );
    return rows.flatMap(({ number, parcels }) => {
      const theirs = known.parcels.get(number) ?? [];
      const same = JSON.stringify(parcels.toSorted()) === JSON.stringify(theirs);
      return same ? [] : [`parcels of ${number}: ours ${parcels.join()}, theirs ${theirs.join()}`];
    });
  });
