import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import type { Random } from './random.ts';
import { HOSTILE_FLOATS, HOSTILE_INTS, HOSTILE_TEXTS } from './texts.ts';

const TYPES = ['accepted', 'picking', 'held', 'released', 'shipped', 'cancelled', 'returned', 'completed'];
/** Part of the ids of these messages. */
export const HOSTILE = 'hostile-';

export interface WebhookAnswer {
  readonly body: object;
  /** Of the shop to the first attempt. */
  readonly result: unknown;
}

/** A message that the warehouse signs, in which one member or two are hostile. @param orderNumber of an order that exists */
export async function sendHostileMessage(random: Random, orderNumber: string): Promise<WebhookAnswer> {
  const body: Record<string, unknown> = {
    type: `order.${random.of(TYPES)}`,
    orderNumber,
    sequence: random.below(1_000),
    occurredAt: '2026-11-27T10:00:00Z',
    hold: 'MANUAL_HOLD',
    carrier: 'DPD',
    restock: true,
    trackingUrl: 'https://dpd.example/1',
    lines: [{ sku: '0100001', quantity: 1 }],
    shipmentId: randomUUID(),
    cancellationId: randomUUID(),
    returnId: randomUUID(),
  };
  for (let times = 1 + random.below(2); times > 0; times -= 1) {
    const name = random.of(Object.keys(body));
    if (name === 'lines' && random.chance(0.7))
      body['lines'] = [{ sku: random.of(HOSTILE_TEXTS), quantity: random.of([...HOSTILE_INTS, 1.5]) }];
    else
      body[name] = random.of<unknown>([...HOSTILE_TEXTS, ...HOSTILE_INTS, ...HOSTILE_FLOATS, null, [], {}]);
  }
  const sent = await request(`http://127.0.0.1:${stackUnderTest().ports['fulfilment']}/control/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: `${HOSTILE}${randomUUID()}`, body }),
  });
  const { attempts } = (await sent.body.json()) as { attempts: readonly { readonly result: unknown }[] };
  return { body, result: attempts[0]?.result };
}
