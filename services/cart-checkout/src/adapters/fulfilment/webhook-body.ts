import { z } from 'zod';
import type { FulfilmentMessage, GoodsMessage } from '../../domain/fulfilment/message.ts';
import { parseStorableJson } from './storable-json.ts';

const id = z.string().min(1).max(100);
const webUrl = z.url({ protocol: /^https?$/ }).max(2_000);
/** The id of a line is its position, as the order was sent. A warehouse may name the sku alone. */
const lineId = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number);
const pieces = z
  .array(
    z
      .object({
        id: lineId.optional(),
        sku: z.string().min(1).max(100),
        quantity: z.number().int().positive().max(10_000),
      })
      .transform(({ id, ...piece }) => (id === undefined ? piece : { ...piece, position: id })),
  )
  .min(1)
  .max(200);

const about = {
  orderNumber: z.string().min(1).max(40),
  sequence: z.number().int().min(0).max(1_000_000_000),
  occurredAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
};
const goods = {
  ...about,
  lines: pieces.optional(),
  carrier: z.string().max(100).optional(),
  trackingUrl: webUrl.optional(),
  restock: z.boolean().optional(),
};

// Unknown members are ignored, so that fulfilment can add some.
const Body = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['order.accepted', 'order.picking', 'order.released', 'order.completed']),
    ...about,
  }),
  z.object({ type: z.literal('order.held'), ...about, hold: z.enum(['MANUAL_HOLD', 'BATCH_HOLD']) }),
  z.object({ type: z.literal('order.making'), ...about, lines: pieces, makingId: id }),
  z.object({ type: z.literal('order.shipped'), ...goods, shipmentId: id }),
  z.object({ type: z.literal('order.cancelled'), ...goods, cancellationId: id }),
  z.object({
    type: z.literal('order.returned'),
    ...goods,
    returnId: id,
    giftCards: z
      .array(z.string().regex(/^\d{4}$/))
      .max(200)
      .optional(),
  }),
]);

/** @returns null for anything but a message of fulfilment, or for text that cannot be stored */
export function readMessage(text: string): FulfilmentMessage | null {
  let json: unknown;
  try {
    json = parseStorableJson(text);
  } catch {
    return null;
  }
  const { data } = Body.safeParse(json);
  return data === undefined ? null : toMessage(data);
}

type Body = z.infer<typeof Body>;
type GoodsBody = Extract<
  Body,
  { makingId: string } | { shipmentId: string } | { cancellationId: string } | { returnId: string }
>;

function toMessage(body: Body): FulfilmentMessage {
  if ('makingId' in body) return goodsMessage(body, body.makingId);
  if ('shipmentId' in body) return goodsMessage(body, body.shipmentId);
  if ('cancellationId' in body) return goodsMessage(body, body.cancellationId);
  if ('returnId' in body) return goodsMessage(body, body.returnId);
  const { type, orderNumber, sequence, occurredAt } = body;
  return { type, orderNumber, sequence, occurredAt, hold: type === 'order.held' ? body.hold : null };
}

function goodsMessage(body: GoodsBody, reference: string): GoodsMessage {
  const { type, orderNumber, sequence, occurredAt, lines } = body;
  const about = { type, orderNumber, sequence, occurredAt, reference, pieces: lines ?? null };
  if (body.type === 'order.making') return { ...about, carrier: null, trackingUrl: null, restock: null };
  const { carrier = null, trackingUrl = null, restock = null } = body;
  const endings = 'giftCards' in body ? body.giftCards : undefined;
  return { ...about, carrier, trackingUrl, restock, ...(endings && { giftCardEndings: endings }) };
}
