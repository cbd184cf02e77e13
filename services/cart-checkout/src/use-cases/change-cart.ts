import type { CartWritten } from '../domain/cart/cart.ts';
import { PAYMENT_EXPIRED } from '../domain/placement/placement.ts';
import type { Placement } from '../domain/placement/placement.ts';
import { canBeAbandoned } from '../domain/placement/transitions.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cancelPlacement } from './cancel-placement.ts';
import type { CancelPlacementPorts } from './cancel-placement.ts';

export interface ChangeCartPorts extends CancelPlacementPorts {
  readonly placements: CancelPlacementPorts['placements'] & {
    /** The placement that freezes the shopper's cart. */
    findLive(shopper: Shopper): Promise<Placement | null>;
  };
}

/**
 * Writes to a cart. A payment with an open challenge is abandoned first, so that no money can be authorised for a cart that has
 * changed since.
 * @param write returns false, and changes nothing, for a cart under placement
 * @returns what the write returned; false while a payment is in progress, or when it could not be abandoned
 */
export async function changeCart(
  ports: ChangeCartPorts,
  shopper: Shopper,
  write: () => Promise<CartWritten>,
): Promise<CartWritten> {
  return (await write()) || ((await thawCart(ports, shopper)) && (await write()));
}

async function thawCart(ports: ChangeCartPorts, shopper: Shopper): Promise<boolean> {
  const live = await ports.placements.findLive(shopper);
  if (live === null || !canBeAbandoned(live.state)) return live === null;
  await cancelPlacement(ports, live, live.reply ?? PAYMENT_EXPIRED);
  return (await ports.placements.findLive(shopper)) === null;
}
