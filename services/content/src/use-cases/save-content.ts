import { createHash } from 'node:crypto';
import type { ItemDraft, ItemState } from '../domain/item/content-item.ts';
import type { Navigation } from '../domain/navigation/navigation-tree.ts';
import type { AbGroup, Edition, ShopFacts, ShopLimits } from '../domain/site/site-configuration.ts';

/** All content of one shop. */
export interface ShopContent {
  readonly shop: ShopFacts;
  /** Of a shop that is new. */
  readonly limits: ShopLimits;
  readonly abGroups: readonly AbGroup[];
  readonly editions: readonly Edition[];
  readonly navigation: Navigation;
  readonly items: readonly ItemDraft[];
  /** Delivery keys of the items in each slot, in order. */
  readonly slots: ReadonlyMap<string, readonly string[]>;
}

export interface ContentStore {
  /** Writes the item if its hash has changed. @returns its new state, or null when it has not */
  saveItem(item: ItemDraft, contentHash: string): Promise<ItemState | null>;
  /** Closes the window of every other item of the shop. @returns those it has closed */
  retireOthers(site: ShopFacts['site'], deliveryKeys: readonly string[]): Promise<ItemState[]>;
  fillSlots(site: ShopFacts['site'], slots: ShopContent['slots']): Promise<void>;
  saveNavigation(site: ShopFacts['site'], navigation: Navigation): Promise<void>;
  saveShop(shop: ShopFacts, limits: ShopLimits, abGroups: readonly AbGroup[]): Promise<void>;
  saveEditions(site: ShopFacts['site'], editions: readonly Edition[]): Promise<void>;
  /** Raises the version of the shop's limits, so that they are published again. */
  raiseLimits(site: ShopFacts['site']): Promise<void>;
  /** Raises the version of every other item of the shop, under their locks. @returns them, sorted by delivery key */
  raiseOthers(site: ShopFacts['site'], ids: readonly string[]): Promise<ItemState[]>;
}

interface SaveContentPorts {
  /** All calls run in one transaction. */
  readonly store: ContentStore;
  readonly publish: (state: ItemState) => Promise<void>;
  /** Publishes every item with a higher version, for a broker that has lost them. */
  readonly republish: boolean;
}

/**
 * Saves a shop's content. An item that has not changed is neither written nor published again; the window of an item that is
 * missing is closed.
 * @returns how many items changed
 */
export async function saveContent(
  { store, publish, republish }: SaveContentPorts,
  content: ShopContent,
): Promise<number> {
  const { site } = content.shop;
  const changed: ItemState[] = [];
  for (const item of content.items) {
    const saved = await store.saveItem(item, hashOf(item));
    if (saved !== null) changed.push(saved);
  }
  const keys = content.items.map(({ deliveryKey }) => deliveryKey);
  changed.push(...(await store.retireOthers(site, keys)));
  await store.fillSlots(site, content.slots);
  await store.saveNavigation(site, content.navigation);
  await store.saveShop(content.shop, content.limits, content.abGroups);
  if (republish) await store.raiseLimits(site);
  await store.saveEditions(site, content.editions);
  const ids = changed.map(({ id }) => id);
  const others = republish ? await store.raiseOthers(site, ids) : [];
  for (const item of [...changed, ...others]) await publish(item);
  return changed.length;
}

function hashOf(item: ItemDraft): string {
  return createHash('sha256').update(JSON.stringify(item)).digest('hex');
}
