import type { OperatorOrder } from '../../../services/payments-finance/src/domain/settlement/judge-operator.ts';
import { OPERATOR } from '../../../services/payments-finance/src/domain/settlement/settlement.ts';
import type { Random } from '../engine/random.ts';
import { request } from '../engine/request.ts';
import type { Shop } from '../processes/shop.ts';

const LONGEST_PAUSE_MS = 40_000;
const errors = {
  refused: () => new Error('refused'),
  broken: () => new Error('broken'),
  timedOut: () => new Error('timed out'),
};

/**
 * Either an operator who captures orders before their parcels ship, the whole amount or a part, and tries to void orders that are
 * not finished; or one who refunds at any time. Not both: of an order that was captured by hand no invariant can decide whether a
 * refund by hand is goodwill.
 */
export function startOperator(shop: Shop): void {
  const { random, seed } = shop.world;
  if (random.chance(0.3)) keepActing(shop, { atMostEveryMs: LONGEST_PAUSE_MS, choose: captureOrVoid });
  else if (seed % 4 === 1) keepActing(shop, { atMostEveryMs: LONGEST_PAUSE_MS / 4, choose: refund });
}

function keepActing(
  shop: Shop,
  { atMostEveryMs, choose }: { readonly atMostEveryMs: number; readonly choose: Choose },
): void {
  const { world, checkout } = shop;
  const { random, faults } = world;
  const next = () => {
    if (faults.healed) return;
    const orders = [...checkout.orders.committed.values()];
    if (orders.length > 0) void act(shop, random.pick(orders), choose);
    world.after(random.between(1, atMostEveryMs), next);
  };
  world.after(random.between(1, atMostEveryMs), next);
}

interface Order {
  readonly orderNumber: string;
  readonly snapshot: { readonly cart: { readonly total: number } };
}

type Choose = (random: Random, total: number) => Pick<OperatorOrder, 'kind' | 'amount'>;

const captureOrVoid: Choose = (random, total) => {
  const kind = random.chance(0.8) ? 'capture' : 'void';
  const isPart = kind === 'capture' && random.chance(0.5);
  return { kind, amount: isPart ? random.between(1, Math.max(1, total)) : undefined };
};

/** Mostly a small part, so that the goods are worth more. */
const refund: Choose = (random, total) => ({
  kind: 'refund',
  amount: random.chance(0.9)
    ? random.between(1, Math.max(1, Math.ceil(total / random.between(1, 8))))
    : undefined,
});

/** Repeats the command with the same reference until it is answered, as the runbook says. */
async function act(
  { world, paymentsMachines }: Shop,
  { orderNumber, snapshot }: Order,
  choose: Choose,
): Promise<void> {
  const { random } = world;
  const order = {
    order: orderNumber,
    ...choose(random, snapshot.cart.total),
    reference: `${OPERATOR}${world.newId()}`,
    reason: undefined,
  } as const;
  const caller = { alive: true, crashesAt: () => false, noticedAfter: (delay: number) => delay };
  for (let tries = 0; tries < 3; tries++) {
    const target = random.pick(paymentsMachines);
    const about = { world, caller, target, point: `operator ${order.kind}`, timeoutMs: 20_000, errors };
    const outcome = await request({ ...about, link: 'rpc' }, ({ program }) =>
      program.settleByOperator(order),
    ).catch(() => undefined);
    if (outcome !== undefined) return;
  }
}
