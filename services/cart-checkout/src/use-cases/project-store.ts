import type { StoreState } from '../domain/delivery/store-state.ts';

export interface ProjectStorePorts {
  readonly stores: { save(store: StoreState): Promise<boolean> };
}

/** Stores the latest state of a store. @returns false for a state that is not newer than the stored one */
export function projectStore({ stores }: ProjectStorePorts, store: StoreState): Promise<boolean> {
  return stores.save(store);
}
