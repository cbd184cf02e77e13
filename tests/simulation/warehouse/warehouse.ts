import type { Random } from '../engine/random.ts';
import { request } from '../engine/request.ts';
import type { Machine } from '../engine/machine.ts';
import type { World } from '../engine/world.ts';
import type { WebhookReceipt } from '../../../services/cart-checkout/src/use-cases/receive-webhook.ts';

/** An instance that receives webhooks. */
interface Listener {
  readonly receiveWebhook: (message: {
    readonly id: string;
    readonly body: Buffer;
  }) => Promise<WebhookReceipt>;
}

export interface Article {
  /** Of its line. */
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  /** Whether it is made to order. */
  readonly isMade?: boolean;
}

/** What happened to an order in the warehouse, whether or not its messages arrived. */
export interface Consignment {
  readonly orderNumber: string;
  readonly articles: readonly Article[];
  /** By line. */
  readonly begun: Map<string, number>;
  readonly shipped: Map<string, number>;
  readonly cancelled: Map<string, number>;
  readonly returned: Map<string, number>;
  isOver: boolean;
}

const errors = {
  refused: () => new Error('refused'),
  broken: () => new Error('broken'),
  timedOut: () => new Error('timed out'),
};

/** The warehouse: accepts orders, and sends each message until it is acknowledged, sometimes twice and in any order. */
export class Warehouse {
  readonly consignments = new Map<string, Consignment>();
  readonly #world: World;
  readonly #listeners: () => readonly Machine<Listener>[];
  unacknowledged = 0;

  constructor(world: World, listeners: () => readonly Machine<Listener>[]) {
    this.#world = world;
    this.#listeners = listeners;
  }

  /** Ignores an order that it already has. */
  take(orderNumber: string, articles: readonly Article[]): void {
    if (this.consignments.has(orderNumber)) return;
    const moved = { begun: new Map(), shipped: new Map(), cancelled: new Map(), returned: new Map() };
    const consignment = { orderNumber, articles, ...moved, isOver: false };
    this.consignments.set(orderNumber, consignment);
    void this.#fulfil(consignment);
  }

  async #fulfil(consignment: Consignment): Promise<void> {
    const { random } = this.#world;
    const send = this.#senderFor(consignment);
    if (random.chance(0.8)) send('order.accepted');
    if (random.chance(0.5)) await this.#pause(0, 10_000);
    if (random.chance(0.2)) {
      send('order.held', { hold: random.pick(['MANUAL_HOLD', 'BATCH_HOLD']) });
      await this.#pause(0, 20_000);
      send('order.released');
    }
    if (random.chance(0.7)) send('order.picking');
    while (left(consignment).length > 0) {
      if (random.chance(0.4) && notBegun(consignment).length > 0) {
        this.#move(consignment, 'begun', choose(random, notBegun(consignment)), send);
        if (random.chance(0.5)) await this.#pause(0, 30_000);
      }
      const movement = random.chance(0.25) ? 'cancelled' : 'shipped';
      this.#move(consignment, movement, choose(random, left(consignment)), send);
      if (random.chance(0.6)) await this.#pause(0, 30_000);
    }
    while (random.chance(0.3) && outside(consignment).length > 0) {
      await this.#pause(0, 60_000);
      this.#move(consignment, 'returned', choose(random, outside(consignment)), send);
    }
    if (consignment.shipped.size > 0 && random.chance(0.5)) send('order.completed');
    consignment.isOver = true;
  }

  #move(
    consignment: Consignment,
    movement: 'begun' | 'shipped' | 'cancelled' | 'returned',
    articles: readonly Article[],
    send: Send,
  ): void {
    const moved = consignment[movement];
    for (const { id, quantity } of articles) {
      const from = movement === 'begun' ? begunFrom(consignment, id) : of(moved, id);
      moved.set(id, from + quantity);
    }
    const [type, name] = NAMES[movement];
    const restock = movement === 'returned' ? { restock: this.#world.random.chance(0.5) } : {};
    send(`order.${type}`, { [name]: this.#world.newId(), lines: articles, ...restock });
  }

  #senderFor({ orderNumber }: Consignment): Send {
    let sequence = 0;
    return (type, more = {}) => {
      const body = { type, orderNumber, sequence: ++sequence, occurredAt: new Date().toISOString(), ...more };
      const message = { id: this.#world.newId(), body: Buffer.from(JSON.stringify(body)) };
      this.unacknowledged++;
      void this.#deliver(message, type);
    };
  }

  async #deliver(message: { readonly id: string; readonly body: Buffer }, type: string): Promise<void> {
    const { random } = this.#world;
    for (let isStored = false; !isStored || (!this.#world.faults.healed && random.chance(0.2));) {
      await this.#pause(0, random.chance(0.2) ? 30_000 : 1_000);
      isStored = (await this.#send(message, type)) || isStored;
    }
    this.unacknowledged--;
  }

  async #send(message: { readonly id: string; readonly body: Buffer }, type: string): Promise<boolean> {
    const world = this.#world;
    const caller = { alive: true, crashesAt: () => false, noticedAfter: (delay: number) => delay };
    const target = world.random.pick(this.#listeners());
    const about = { world, caller, target, point: `warehouse ${type}`, timeoutMs: 4_000, errors };
    const receipt = await request({ ...about, link: 'rpc' }, ({ program }) =>
      program.receiveWebhook(message),
    ).catch(() => undefined);
    return receipt === 'stored' || receipt === 'known';
  }

  #pause(least: number, most: number): Promise<void> {
    return this.#world.sleep(this.#world.random.between(least, most));
  }
}

const NAMES = {
  begun: ['making', 'makingId'],
  shipped: ['shipped', 'shipmentId'],
  cancelled: ['cancelled', 'cancellationId'],
  returned: ['returned', 'returnId'],
} as const;

type Send = (type: string, more?: Record<string, unknown>) => void;

const of = (moved: ReadonlyMap<string, number>, id: string): number => moved.get(id) ?? 0;

function left({ articles, shipped, cancelled }: Consignment): Article[] {
  const rest = articles.map(({ id, sku, quantity }) => ({
    id,
    sku,
    quantity: quantity - of(shipped, id) - of(cancelled, id),
  }));
  return rest.filter(({ quantity }) => quantity > 0);
}

/** Of a line: the first piece whose making can begin. Those that have left count as begun. */
export const begunFrom = ({ begun, shipped }: Consignment, id: string): number =>
  Math.max(of(begun, id), of(shipped, id));

/** Pieces of what is made whose making has not begun. */
function notBegun(consignment: Consignment): Article[] {
  const rest = consignment.articles
    .filter(({ isMade }) => isMade)
    .map(({ id, sku, quantity }) => ({
      id,
      sku,
      quantity: quantity - begunFrom(consignment, id) - of(consignment.cancelled, id),
    }));
  return rest.filter(({ quantity }) => quantity > 0);
}

function outside({ articles, shipped, returned }: Consignment): Article[] {
  const rest = articles.map(({ id, sku }) => ({ id, sku, quantity: of(shipped, id) - of(returned, id) }));
  return rest.filter(({ quantity }) => quantity > 0);
}

/** All lines, or some pieces of one line. */
function choose(random: Random, articles: readonly Article[]): Article[] {
  if (random.chance(0.6)) return [...articles];
  const { quantity, ...line } = random.pick(articles);
  return [{ ...line, quantity: random.between(1, quantity) }];
}
