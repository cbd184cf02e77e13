import { baseStoreOf } from '../../../domain/site/base-store.ts';
import type { BaseStore } from '../../../domain/site/base-store.ts';
import type { Context } from '../../context.ts';

/** QY-15. */
export function currentBaseStore(_query: unknown, _arguments: unknown, { site }: Context): BaseStore {
  return baseStoreOf(site);
}
