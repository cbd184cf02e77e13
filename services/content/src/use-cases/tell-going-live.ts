import type { ItemState } from '../domain/item/content-item.ts';

interface TellGoingLivePorts {
  /** Marks and returns those whose window has opened or closed since they were last published. */
  readonly crossedWindow: () => Promise<ItemState[]>;
  readonly publish: (state: ItemState) => Promise<void>;
}

/**
 * An item goes live and ends by the clock alone, without being saved; others learn of it here. Pages need not wait: what is
 * live is asked of the window itself.
 * @returns how many
 */
export async function tellGoingLive({ crossedWindow, publish }: TellGoingLivePorts): Promise<number> {
  const crossed = await crossedWindow();
  for (const item of crossed) await publish(item);
  return crossed.length;
}
