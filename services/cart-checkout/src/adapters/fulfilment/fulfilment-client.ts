import { BreakerOpenError, createBreaker } from '@loupe/outgoing/breaker';
import { discardBody } from '@loupe/outgoing/discard-body';
import { HTTPError } from '@loupe/outgoing/http-error';
import { withinTimeLimit } from '@loupe/outgoing/time-limit';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import { DependencyDownError } from '@loupe/messaging/errors';
import { optionWords } from '@loupe/ring-size/option-words';
import type { SigningKeySet, HmacKey } from '@loupe/subgraph-server/key-set';
import { inSpan } from '@loupe/telemetry/trace';
import { isGift, workOn } from '../../domain/cart/choices/choices.ts';
import { isMade } from '../../domain/order/making.ts';
import type { OrderMoney } from '../../domain/order/order-money.ts';
import type { Order } from '../../domain/order/order.ts';
import { DeferredError } from '../../domain/order/deferred-error.ts';
import { DispatchRefusedError } from '../../domain/order/dispatch-refused-error.ts';
import { refusedField } from './refused-field.ts';
import { signMessage } from './signature.ts';

const { timeoutMs, openMs } = TIME_OUTS.fulfilment;

export interface FulfilmentClientOptions {
  /** Base URL of fulfilment's API, without a trailing slash. */
  readonly url: string;
  /** Requests are signed with the active key. */
  readonly keys: () => SigningKeySet<HmacKey>;
  readonly now: () => Date;
}

/** Statuses by which a proxy reports that fulfilment is unavailable: the breaker counts them. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

interface Answer {
  readonly status: number;
  /** Of a 422 that names one. */
  readonly field?: string | undefined;
}

/** The warehouse, by signed HTTP. It gets what it needs to pack and address a parcel: no e-mail, no prices. */
export function fulfilmentClient({ url, keys, now }: FulfilmentClientOptions) {
  const breaker = createBreaker({ openMs });

  async function put(path: string, id: string, body: string): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      ...signMessage({ id, body }, keys().active.key, now()),
    };
    const address = `${url}/orders/${path}`;
    return withinTimeLimit(timeoutMs, async (signal) => {
      const response = await fetch(address, { method: 'PUT', headers, body, redirect: 'manual', signal });
      const { status } = response;
      if (status === 422) return { status, field: await refusedField(response) };
      await discardBody(response);
      if (AWAY.has(status)) throw new HTTPError(status, 'The warehouse');
      return { status };
    });
  }

  return {
    /** How many calls may be made now: none while the breaker is open. */
    room: () => breaker.room(),

    /**
     * Sends an order. Fulfilment identifies it by its number, so a repeat has no effect.
     * @throws DependencyDownError while the breaker is open: calls without an answer were many
     * @throws DeferredError for any other answer or none: a wrong route, an unknown key or a failure may concern this order only,
     * and none of them is the order's fault
     * @throws DispatchRefusedError when fulfilment names a field of the order that it does not accept (422)
     */
    async sendOrder(order: Order): Promise<void> {
      const { orderNumber } = order;
      const { status, field } = await inSpan('fulfilment PUT /orders/{orderNumber}', { kind: 'client' }, () =>
        breaker.run(() =>
          put(encodeURIComponent(orderNumber), `${orderNumber}.placed`, JSON.stringify(toBody(order))),
        ),
      ).catch((cause: unknown) => {
        if (cause instanceof BreakerOpenError)
          throw new DependencyDownError(`Fulfilment was not called about order ${orderNumber}.`, { cause });
        throw new DeferredError(`Fulfilment did not answer about order ${orderNumber}.`, { cause });
      });
      if (status >= 200 && status < 300) return;
      if (field !== undefined)
        throw new DispatchRefusedError(`Fulfilment refused order ${orderNumber}: ${field}.`, field);
      throw new DeferredError(`Fulfilment did not take order ${orderNumber} (${status}).`);
    },

    /**
     * Says whether an order's money is there. Of two versions fulfilment keeps the later one, so a repeat has no effect.
     * @throws DeferredError for any answer but an acceptance, or none: the order may not have arrived yet
     */
    async sendMoney(orderNumber: string, { state, version }: OrderMoney): Promise<void> {
      const body = JSON.stringify({ state, version: Number(version) });
      const path = `${encodeURIComponent(orderNumber)}/payment`;
      const { status } = await inSpan(
        'fulfilment PUT /orders/{orderNumber}/payment',
        { kind: 'client' },
        () => breaker.run(() => put(path, `${orderNumber}.payment.${version}`, body)),
      ).catch((cause: unknown) => {
        throw new DeferredError(`Fulfilment was not told of the money of ${orderNumber}.`, { cause });
      });
      if (status < 200 || status >= 300)
        throw new DeferredError(`Fulfilment did not take the money of order ${orderNumber} (${status}).`);
    },
  };
}

function toBody(order: Order) {
  const { orderNumber, site, placedAt, deliverBy, deliveryMethod, shippingAddress, collectionStore, lines } =
    order;
  const isByEmail = deliveryMethod.isByEmail === true;
  const { id: _id, ...address } = shippingAddress;
  return {
    orderNumber,
    site,
    placedAt: placedAt.toISOString(),
    deliverBy,
    deliveryMethod: isByEmail ? 'EMAIL' : deliveryMethod.id,
    // Deliver on that day, not before it.
    nominatedDay: deliveryMethod.isNominated === true ? deliverBy : null,
    minimumAge: deliveryMethod.minimumAge ?? null,
    // Nothing is posted: the order is released, and gift cards are issued and e-mailed.
    address: isByEmail ? null : address,
    // The store where the shopper collects the parcel; the name in the address is the collector's.
    collectFrom: collectionStore === null ? null : { store: collectionStore.key, name: collectionStore.name },
    // The packing note of a gift shows no prices. None are sent; the warehouse must not add its own.
    packingNote: { hidesPrices: lines.some(({ options }) => isGift(options)) },
    lines: lines.map(lineOf),
  };
}

/** Lines of one article differ in what is done to the pieces, or when they leave: the id says which one a message is about. */
function lineOf(line: Order['lines'][number], index: number) {
  const { sku, quantity, deliverBy, brand, name, options, ringSize } = line;
  const personalised = personalisedOf(line);
  const words = optionWords({ ...options, ringSize });
  return {
    id: String(index + 1),
    sku,
    quantity,
    // Where it leaves before the rest of the order.
    deliverBy: deliverBy ?? null,
    name: [brand, name].filter(Boolean).join(' '),
    // As the shopper's e-mails say it.
    ...(words.length === 0 ? {} : { words }),
    ...(isMade(line) ? { toMake: quantity } : {}),
    ...(personalised.length === 0 ? {} : { personalised }),
  };
}

/** What is done to the pieces of a line before they are packed; empty for none. */
function personalisedOf({ quantity, options }: Order['lines'][number]) {
  const work = workOn(options);
  return Object.keys(work).length === 0 ? [] : [{ quantity, ...work }];
}
