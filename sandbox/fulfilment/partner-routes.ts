import { setTimeout as wait } from 'node:timers/promises';
import { raw, Router } from 'express';
import { z } from 'zod';
import type { Keys } from '../keys.ts';
import type { Faults } from './faults.ts';
import { PAYMENT_STATES } from './orders/order.ts';
import type { OrderPayment, OrderSheet, WarehouseOrder } from './orders/order.ts';
import { personalised } from './orders/personalised.ts';
import { isGenuine } from './signature.ts';
import type { Warehouse } from './warehouse.ts';

interface Dependencies {
  readonly warehouse: Warehouse;
  readonly faults: Faults;
  readonly keys: () => Keys;
  readonly now: () => Date;
}

const text = z.string().trim().min(1);
const NEEDED = ['lastName', 'streetName', 'city', 'postalCode', 'country'];
const address = z.record(z.string(), z.string().nullable()).superRefine((parts, context) => {
  for (const part of NEEDED.filter((each) => !parts[each]?.trim()))
    context.addIssue({ code: 'custom', path: [part], message: 'no parcel can be sent there' });
});
const BY_EMAIL = 'EMAIL';
const orderSheet = z
  .object({
    orderNumber: text.max(40),
    site: text,
    placedAt: z.iso.datetime({ offset: true }),
    deliverBy: z.string().nullish(),
    deliveryMethod: z.string().nullish(),
    nominatedDay: z.string().nullish(),
    /** The store where the parcel is collected. */
    collectFrom: z.object({ store: text, name: text }).nullish(),
    /** Null for what is e-mailed. */
    address: address.nullable(),
    packingNote: z.object({ hidesPrices: z.boolean() }).optional(),
    lines: z
      .array(
        z.object({
          id: text.max(40).optional(),
          sku: text,
          quantity: z.number().int().min(1),
          deliverBy: z.string().nullish(),
          name: z.string().default(''),
          words: z.array(z.string()).optional(),
          toMake: z.number().int().min(0).optional(),
          personalised: z.array(personalised).optional(),
        }),
      )
      .min(1)
      .refine(
        (lines) =>
          new Set(lines.map(({ id, sku }) => (id === undefined ? `of ${sku}` : id))).size === lines.length,
        'a line or an article twice',
      ),
  })
  .refine((sheet) => sheet.address !== null || sheet.deliveryMethod === BY_EMAIL, {
    path: ['address'],
    message: 'no address',
  });

const orderPayment = z.object({ state: z.enum(PAYMENT_STATES), version: z.number().int().min(1) });

/** What the shop calls: PUT /orders/{orderNumber} and PUT /orders/{orderNumber}/payment, signed and idempotent. */
export function partnerRoutes({ warehouse, faults, keys, now }: Dependencies): Router {
  const router = Router();
  router.put('/orders/:orderNumber', raw({ type: () => true, limit: '256kb' }), async (request, response) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isGenuine(request.headers, body, keys(), now())) {
      response.status(401).json({ message: 'The signature is not right.' });
      return;
    }
    const { sheet, status, field } = readSheet(body, request.params.orderNumber);
    if (sheet === undefined) {
      response.status(status).json({ message: 'That is no order that can be packed.', field });
      return;
    }
    const fault = faults.forHandover();
    const { hang, httpAfter, delayMs, webhookFirst } = fault;
    if (hang === 'before') return;
    if (fault.http !== undefined) {
      response.status(fault.http).json({ message: 'Not today.', field: fault.field });
      return;
    }
    const { order, isNew, firstAttempt } = await warehouse.receive(sheet);
    if (webhookFirst) await firstAttempt;
    if (delayMs !== undefined) await wait(delayMs);
    if (hang === 'after') return;
    if (httpAfter !== undefined) response.status(httpAfter).json({ message: 'Something went wrong.' });
    else if (!sameLines(order, sheet)) {
      response.status(409).json({ message: 'There is another order of this number.' });
    } else {
      const { orderNumber } = sheet;
      response.status(isNew ? 201 : 200).json({ orderNumber, receivedAt: order.receivedAt });
    }
  });
  router.put(
    '/orders/:orderNumber/payment',
    raw({ type: () => true, limit: '4kb' }),
    async (request, response) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isGenuine(request.headers, body, keys(), now())) {
        response.status(401).json({ message: 'The signature is not right.' });
        return;
      }
      const payment = readPayment(body);
      if (payment === undefined) {
        response.status(422).json({ message: 'That is no state of a payment.', field: 'state' });
        return;
      }
      const { http, hang, httpAfter } = faults.forPayment();
      if (hang === 'before') return;
      if (http !== undefined) {
        response.status(http).json({ message: 'Not today.' });
        return;
      }
      const known = await warehouse.pay(String(request.params.orderNumber), payment);
      if (hang === 'after') return;
      if (httpAfter !== undefined) response.status(httpAfter).json({ message: 'Something went wrong.' });
      else if (known === undefined) response.status(404).json({ message: 'There is no such order.' });
      else response.json(known);
    },
  );
  return router;
}

function readPayment(body: Buffer): OrderPayment | undefined {
  try {
    return orderPayment.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

type ReadSheet =
  | { readonly sheet: OrderSheet; readonly status?: never; readonly field?: never }
  /** 400: no JSON. 422: the first field that is wrong. */
  | { readonly sheet?: never; readonly status: 400 | 422; readonly field?: string };

function readSheet(body: Buffer, orderNumber: string): ReadSheet {
  let given: unknown;
  try {
    given = JSON.parse(body.toString('utf8'));
  } catch {
    return { status: 400 };
  }
  const { data, error } = orderSheet.safeParse(given);
  if (data?.orderNumber === orderNumber) return { sheet: data };
  const path = error?.issues[0]?.path ?? ['orderNumber'];
  return { status: 422, field: path.length === 0 ? 'order' : path.join('.') };
}

/** An order that was received before its lines had ids may come again with them. */
const sameLines = ({ sheet }: WarehouseOrder, { lines }: OrderSheet): boolean =>
  [...sheet.lines, ...lines].every(({ sku }) => piecesOf(sheet.lines, sku) === piecesOf(lines, sku));

const piecesOf = (lines: OrderSheet['lines'], sku: string): number =>
  lines.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
