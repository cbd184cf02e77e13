import { beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { ROLES } from '../fixtures/pieces.ts';
import {
  ADDRESS,
  addToCart,
  isCart,
  saveBilling,
  saveDelivery,
  variantOf,
} from '@loupe/scripted-shopper/order';
import { APPROVED } from '@loupe/scripted-shopper/order';
import { cardToken } from '@loupe/scripted-shopper/card';
import { listedId } from './support/listed-operations.ts';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { until } from '@loupe/scripted-shopper/until';

/** Personal data and card data that must not be in logs or spans. */
const CANARY = {
  email: 'canary.quetzal@example.com',
  card: APPROVED,
  address: {
    ...ADDRESS,
    firstName: 'Quetzalina',
    lastName: 'Ptarmigansdottir',
    phone: '07700900987',
    streetName: 'Canarybird Crescent',
    city: 'Zzyzxborough',
  },
};
const SECRETS = [
  CANARY.email,
  CANARY.card,
  CANARY.address.firstName,
  CANARY.address.lastName,
  CANARY.address.phone,
  CANARY.address.streetName,
  CANARY.address.city,
];

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly service: string;
  readonly name: string;
  readonly kind: string;
}

const collector = (path: string): string => `http://127.0.0.1:${stackUnderTest().ports['collector']}${path}`;

async function spansOf(traceId: string): Promise<Span[]> {
  const { body } = await request(collector(`/api/traces/${traceId}`));
  return ((await body.json()) as { spans: Span[] }).spans;
}

/** Pays as the browser does: through the storefront's host, with the trace that the page began. */
async function payThroughStorefront(shopper: Shopper, input: object, traceparent: string): Promise<string> {
  const { ports } = stackUnderTest();
  const { body } = await request(`http://localhost:${ports['web']}/api/graphql`, {
    method: 'POST',
    headers: {
      host: `beaverbrooks.localhost:${ports['web']}`,
      origin: `http://beaverbrooks.localhost:${ports['web']}`,
      'content-type': 'application/json',
      cookie: shopper.cookie,
      traceparent,
    },
    body: JSON.stringify({ documentId: listedId('InitiateCardPayment'), variables: { input } }),
    headersTimeout: 30_000,
  });
  const reply = (await body.json()) as { data?: { initiateCardPayment: { orderNumber?: string } } };
  const orderNumber = reply.data?.initiateCardPayment.orderNumber;
  if (!orderNumber) throw new Error(JSON.stringify(reply));
  return orderNumber;
}

const TRACE_ID = '5ca1ab1e0000000000000000c0ffee00';
let spans: Span[];

beforeAll(async () => {
  const shopper = new Shopper();
  const added = await addToCart(shopper, await variantOf(shopper, ROLES.beaverbrooks.plenty));
  if (!isCart(added)) throw new Error(added.message);
  await saveDelivery(shopper, CANARY.address, CANARY.email);
  const cart = await saveBilling(shopper);
  if (!isCart(cart)) throw new Error(cart.message);
  const transientToken = await cardToken(shopper, cart.id, CANARY.card);
  const input = { transientToken, expectedTotal: cart.totalPrice.value };
  await payThroughStorefront(shopper, input, `00-${TRACE_ID}-00f067aa0ba902b7-01`);
  await until('every process has sent its spans', async () => {
    const sent = (await spansOf(TRACE_ID)).map(({ service, name }) => `${service} ${name}`);
    // Every process exports in batches of its own: wait for each span that a test below reads.
    const read = [
      'gateway gateway /graphql',
      'gateway fetch cart-checkout',
      'cart-checkout cart-checkout /graphql',
      'cart-checkout loupe.payments.v1.PaymentsService/AuthorisePayment',
      'payments-finance loupe.payments.v1.PaymentsService/AuthorisePayment',
      'payments-finance cybersource POST /pts/v2/payments',
      'cart-checkout publish order-placed',
      'cart-checkout cart-checkout.order-confirmation order-placed',
      'cart-checkout send e-mail',
    ];
    const fromWeb = sent.some((span) => span.startsWith('web '));
    return fromWeb && read.every((span) => sent.includes(span));
  });
  spans = await spansOf(TRACE_ID);
});

describe('one trace', () => {
  const find = (service: string, name: string): Span => {
    const span = spans.find((candidate) => candidate.service === service && candidate.name === name);
    if (!span)
      throw new Error(`no ${service} ${name} among ${spans.map((s) => `${s.service} ${s.name}`).join(', ')}`);
    return span;
  };
  const descendsFrom = (span: Span, ancestor: Span): boolean => {
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
    return parent !== undefined && (parent === ancestor || descendsFrom(parent, ancestor));
  };

  it("leads from the browser's request through gateway, checkout and the payments RPC to the card provider", () => {
    const path = [
      find('gateway', 'gateway /graphql'),
      find('gateway', 'fetch cart-checkout'),
      find('cart-checkout', 'cart-checkout /graphql'),
      spans.find(
        ({ service, kind, name }) =>
          service === 'cart-checkout' && kind === 'client' && name.endsWith('/AuthorisePayment'),
      )!,
      spans.find(
        ({ service, kind, name }) =>
          service === 'payments-finance' && kind === 'server' && name.endsWith('/AuthorisePayment'),
      )!,
      find('payments-finance', 'cybersource POST /pts/v2/payments'),
    ];
    for (let step = 1; step < path.length; step++)
      expect(descendsFrom(path[step]!, path[step - 1]!)).toBe(true);
    expect(spans.some(({ service }) => service === 'web')).toBe(true);
  });

  it('and through outbox and Kafka to the e-mail', () => {
    const placing = find('cart-checkout', 'cart-checkout /graphql');
    const published = spans.find(({ name, kind }) => kind === 'producer' && name === 'publish order-placed')!;
    const consumed = find('cart-checkout', 'cart-checkout.order-confirmation order-placed');
    expect(descendsFrom(published, placing)).toBe(true);
    expect(descendsFrom(consumed, placing)).toBe(true);
    expect(descendsFrom(find('cart-checkout', 'send e-mail'), consumed)).toBe(true);
  });
});

describe('[ER-13] personal data', () => {
  it.each(SECRETS)('%s is in no span', async (secret) => {
    const { body } = await request(collector('/api/spans'));
    const text = await body.text();
    expect(text).toContain(TRACE_ID);
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it.each(SECRETS)('%s is in no log of ours', (secret) => {
    const folder = join(stackUnderTest().dataFolder, 'logs');
    const ours = readdirSync(folder).filter((name) => !['inbox.log', 'postgres.log'].includes(name));
    expect(ours).toEqual(
      expect.arrayContaining(['gateway.log', 'cart-checkout.log', 'payments-finance.log']),
    );
    const found = ours.filter((name) =>
      readFileSync(join(folder, name), 'utf8').toLowerCase().includes(secret.toLowerCase()),
    );
    expect(found).toEqual([]);
  });
});
