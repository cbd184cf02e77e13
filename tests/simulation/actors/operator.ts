import { OPERATOR } from '../../../services/payments-finance/src/domain/settlement/settlement.ts';
import { request } from '../engine/request.ts';
import type { Shop } from '../processes/shop.ts';

const LONGEST_PAUSE_MS = 40_000;
const errors = {
  refused: () => new Error('refused'),
  broken: () => new Error('broken'),
  timedOut: () => new Error('timed out'),
};

/**
 * An operator who captures orders before their parcels ship, the whole amount or a part, and tries to void orders that are not
 * finished. There are no refunds by hand: no invariant can decide whether one is goodwill.
 */
export function startOperator(shop: Shop): void {
  const { world, checkout } = shop;
  const { random, faults } = world;
  if (!random.chance(0.3)) return;
  const next = () => {
    if (faults.healed) return;
    const orders = [...checkout.orders.committed.values()];
    if (orders.length > 0) void act(shop, random.pick(orders));
    world.after(random.between(1, LONGEST_PAUSE_MS), next);
  };
  world.after(random.between(1, LONGEST_PAUSE_MS), next);
}

interface Order {
  readonly orderNumber: string;
  readonly snapshot: { readonly cart: { readonly total: number } };
}

/** Repeats the command with the same reference until it is answered, as the runbook says. */
async function act({ world, paymentsMachines }: Shop, { orderNumber, snapshot }: Order): Promise<void> {
  const { random } = world;
  const kind = random.chance(0.8) ? 'capture' : 'void';
  const isPart = kind === 'capture' && random.chance(0.5);
  const amount = isPart ? random.between(1, Math.max(1, snapshot.cart.total)) : undefined;
  const order = {
    order: orderNumber,
    kind,
    amount,
    reference: `${OPERATOR}${world.newId()}`,
    reason: undefined,
  } as const;
  const caller = { alive: true, crashesAt: () => false, noticedAfter: (delay: number) => delay };
  for (let tries = 0; tries < 3; tries++) {
    const target = random.pick(paymentsMachines);
    const about = { world, caller, target, point: `operator ${kind}`, timeoutMs: 20_000, errors };
    const outcome = await request({ ...about, link: 'rpc' }, ({ program }) =>
      program.settleByOperator(order),
    ).catch(() => undefined);
    if (outcome !== undefined) return;
  }
}
