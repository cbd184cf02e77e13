import { isOf, openIn, outOf, toBegin } from './order.ts';
import type { Hold, Line, OrderEvent, Pieces, WarehouseOrder } from './order.ts';

export const ACTIONS = [
  ...(['accept', 'make', 'pick', 'ship', 'cancel', 'return', 'hold', 'release', 'complete'] as const),
] as const;
export type Action = (typeof ACTIONS)[number];

export interface Asked {
  /** Absent for all pieces to which the action can apply. */
  readonly lines?: readonly Pieces[] | undefined;
  readonly hold?: Hold | undefined;
  readonly restock?: boolean | undefined;
  /** The last four digits of the gift cards that came back. */
  readonly giftCards?: readonly string[] | undefined;
}

/** The warehouse cannot perform the action now. */
export class ActionRefusedError extends Error {
  override readonly name = 'ActionRefusedError';
}

const refuse = (why: string): never => {
  throw new ActionRefusedError(why);
};

type Draft = Omit<OrderEvent, 'orderNumber' | 'sequence' | 'occurredAt'>;
/** The actions on an order, and the letter in the ids of their movements. */
type Rule = (order: WarehouseOrder, asked: Asked, idOf: (letter: string) => string) => Draft;

const isOpen = ({ lines }: WarehouseOrder): boolean => lines.some((line) => openIn(line) > 0);
const hasLeft = ({ lines }: WarehouseOrder): boolean => lines.some(({ shipped }) => shipped > 0);

export const UNPAID =
  'Its money is missing: the hold on it has ended. It can leave when the customer has paid again.';

function mayLeave(hold: WarehouseOrder['hold'], payment: WarehouseOrder['payment']): 'order.shipped' {
  if (hold !== null) refuse('It is on hold.');
  if (payment?.state === 'missing') refuse(UNPAID);
  return 'order.shipped';
}

const RULES: Readonly<Record<Action, Rule>> = {
  accept: ({ sequence }) => (sequence > 0 ? refuse('It is accepted already.') : { type: 'order.accepted' }),
  pick: (order) =>
    order.picking || order.hold !== null || !isOpen(order)
      ? refuse('There is nothing to pick, it is on hold, or it is being picked already.')
      : { type: 'order.picking' },
  make: ({ hold, lines }, asked, idOf) => ({
    type: hold === null ? 'order.making' : refuse('It is on hold.'),
    makingId: idOf('M'),
    lines: chosen(lines, toBegin, asked.lines),
  }),
  ship: ({ hold, payment, lines }, asked, idOf) => ({
    type: mayLeave(hold, payment),
    shipmentId: idOf('S'),
    lines: chosen(lines, openIn, asked.lines),
    carrier: 'Sandbox Couriers',
  }),
  cancel: ({ lines }, asked, idOf) => ({
    type: 'order.cancelled',
    cancellationId: idOf('C'),
    lines: chosen(lines, openIn, asked.lines),
    restock: asked.restock ?? true,
  }),
  return: ({ lines }, asked, idOf) => ({
    type: 'order.returned',
    returnId: idOf('R'),
    lines: chosen(lines, outOf, asked.lines),
    restock: asked.restock ?? true,
    ...(asked.giftCards && { giftCards: asked.giftCards }),
  }),
  hold: (order, { hold = 'MANUAL_HOLD' }) =>
    order.hold !== null || !isOpen(order)
      ? refuse('There is nothing to hold, or it is on hold.')
      : { type: 'order.held', hold },
  release: ({ hold }) => (hold === null ? refuse('It is not on hold.') : { type: 'order.released' }),
  complete: (order) =>
    isOpen(order) || !hasLeft(order) || order.completed
      ? refuse('It is not on its way, or delivered already.')
      : { type: 'order.completed' },
};

/**
 * The event that an action causes.
 * @param trackingUrl of a shipment, by its id
 * @throws ActionRefusedError
 */
export function act(
  order: WarehouseOrder,
  action: Action,
  asked: Asked,
  { now, trackingUrl }: { readonly now: Date; readonly trackingUrl: (shipmentId: string) => string },
): OrderEvent {
  const { orderNumber } = order.sheet;
  const sequence = order.sequence + 1;
  const draft = RULES[action](order, asked, (letter) => `${orderNumber}-${letter}${sequence}`);
  return {
    orderNumber,
    sequence,
    occurredAt: now.toISOString(),
    ...draft,
    ...(draft.shipmentId === undefined ? {} : { trackingUrl: trackingUrl(draft.shipmentId) }),
  };
}

/** The requested pieces, or all available; never none and never more than available. */
function chosen(
  lines: readonly Line[],
  available: (line: Line) => number,
  asked: readonly Pieces[] | undefined,
): Pieces[] {
  if (asked === undefined) {
    const all = lines.map((line) => piecesOf(line, available(line)));
    const some = all.filter(({ quantity }) => quantity > 0);
    return some.length > 0 ? some : refuse('There are no pieces left for that.');
  }
  const isNamedTwice = asked.some((pieces, index) =>
    asked.some((other, at) => at !== index && (isOf(other, pieces) || isOf(pieces, other))),
  );
  if (asked.length === 0 || isNamedTwice) refuse('Name each article once, and at least one.');
  return asked.flatMap((pieces) => fromLines(lines, available, pieces));
}

/** Pieces of which only the article is named are taken from its lines, from the first on. */
function fromLines(lines: readonly Line[], available: (line: Line) => number, pieces: Pieces): Pieces[] {
  let left = pieces.quantity;
  const taken = lines
    .filter((line) => isOf(line, pieces))
    .map((line) => {
      const quantity = Math.min(left, available(line));
      left -= quantity;
      return piecesOf(line, quantity);
    });
  if (pieces.quantity < 1 || left > 0) refuse(`There are not ${pieces.quantity} of ${pieces.sku} for that.`);
  return taken.filter(({ quantity }) => quantity > 0);
}

const piecesOf = ({ id, sku }: Line, quantity: number): Pieces => ({
  ...(id === undefined ? {} : { id }),
  sku,
  quantity,
});
