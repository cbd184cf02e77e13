import type { Personalised } from './personalised.ts';

/** An order as sent by the shop: enough to pack and address a parcel. */
export interface OrderSheet {
  readonly orderNumber: string;
  readonly site: string;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  readonly deliverBy?: string | null | undefined;
  readonly deliveryMethod?: string | null | undefined;
  /** The day on which the parcel must arrive; null for any day up to deliverBy. */
  readonly nominatedDay?: string | null | undefined;
  /** Null for gift cards that are e-mailed. */
  readonly address: Readonly<Record<string, string | null>> | null;
  /** The note in the parcel; without prices when it is a gift. */
  readonly packingNote?: { readonly hidesPrices: boolean } | undefined;
  readonly lines: readonly {
    /** Of the line; absent in orders that name each article once. */
    readonly id?: string | undefined;
    readonly sku: string;
    readonly quantity: number;
    /** The day on which these pieces are to arrive, where it is not the order's. */
    readonly deliverBy?: string | null | undefined;
    readonly name: string;
    /** What tells lines of one article apart: the size, the engraving. */
    readonly words?: readonly string[] | undefined;
    /** How many of the pieces are made to order, sized or engraved first. */
    readonly toMake?: number | undefined;
    /** Pieces that are engraved, sized or wrapped before they are packed. */
    readonly personalised?: readonly Personalised[] | undefined;
  }[];
}

export interface Pieces {
  readonly id?: string | undefined;
  readonly sku: string;
  readonly quantity: number;
}

/** What the shop says of the order's money: nothing leaves while it is missing. */
export const PAYMENT_STATES = ['held', 'taken', 'missing'] as const;
export interface OrderPayment {
  readonly state: (typeof PAYMENT_STATES)[number];
  /** The later one wins. */
  readonly version: number;
}

export const HOLDS = ['MANUAL_HOLD', 'BATCH_HOLD'] as const;
export type Hold = (typeof HOLDS)[number];

/** One message about an order, as it is sent. */
export interface OrderEvent {
  readonly type: `order.${'accepted' | 'making' | 'picking' | 'held' | 'released' | 'shipped' | 'cancelled' | 'returned' | 'completed'}`;
  readonly orderNumber: string;
  /** 1, 2, 3 … in the order of the events. */
  readonly sequence: number;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  readonly makingId?: string;
  readonly shipmentId?: string;
  readonly cancellationId?: string;
  readonly returnId?: string;
  readonly lines?: readonly Pieces[];
  readonly carrier?: string;
  readonly trackingUrl?: string;
  readonly hold?: Hold;
  readonly restock?: boolean;
  /** The last four digits of those that came back. */
  readonly giftCards?: readonly string[];
}

export interface Line extends Pieces {
  readonly name: string;
  readonly words?: readonly string[] | undefined;
  readonly toMake: number;
  /** Of those that are made: how many were begun. */
  readonly begun: number;
  readonly personalised?: readonly Personalised[] | undefined;
  readonly shipped: number;
  readonly cancelled: number;
  readonly returned: number;
}

/** An order in the warehouse: as sent by the shop, and its state after its events. */
export interface WarehouseOrder {
  readonly sheet: OrderSheet;
  readonly receivedAt: string;
  readonly lines: readonly Line[];
  readonly picking: boolean;
  readonly hold: Hold | null;
  readonly completed: boolean;
  /** Null until the shop says something. */
  readonly payment: OrderPayment | null;
  /** Of the last event. */
  readonly sequence: number;
}

/** Pieces whose making can begin: what was shipped or cancelled of the line counts as made. */
export const toBegin = ({ toMake, begun, shipped, cancelled }: Line): number =>
  Math.max(0, toMake - Math.max(begun, shipped) - cancelled);

export const isOf = (line: Pick<Pieces, 'id' | 'sku'>, pieces: Pieces): boolean =>
  pieces.id === undefined ? line.sku === pieces.sku : line.id === pieces.id && line.sku === pieces.sku;

/** Pieces still in the warehouse, and pieces at the customer. */
export const openIn = ({ quantity, shipped, cancelled }: Line): number => quantity - shipped - cancelled;
export const outOf = ({ shipped, returned }: Line): number => shipped - returned;

export const newOrder = (sheet: OrderSheet, receivedAt: string): WarehouseOrder => ({
  sheet,
  receivedAt,
  lines: sheet.lines.map((line) => ({
    ...line,
    toMake: line.toMake ?? 0,
    begun: 0,
    shipped: 0,
    cancelled: 0,
    returned: 0,
  })),
  picking: false,
  hold: null,
  completed: false,
  payment: null,
  sequence: 0,
});

const MOVES = {
  'order.making': 'begun',
  'order.shipped': 'shipped',
  'order.cancelled': 'cancelled',
  'order.returned': 'returned',
} as const;

/** The order after one of its events. */
export function afterEvent(order: WarehouseOrder, event: OrderEvent): WarehouseOrder {
  const { type, sequence, lines = [], hold = null } = event;
  const moved = type in MOVES ? MOVES[type as keyof typeof MOVES] : undefined;
  const quantityOf = (line: Line) => lines.find((pieces) => isOf(line, pieces))?.quantity ?? 0;
  return {
    ...order,
    sequence,
    picking: order.picking || type === 'order.picking',
    hold: type === 'order.held' ? hold : type === 'order.released' ? null : order.hold,
    completed: order.completed || type === 'order.completed',
    lines:
      moved === undefined
        ? order.lines
        : order.lines.map((line) => ({ ...line, [moved]: line[moved] + quantityOf(line) })),
  };
}
