import type { RegionWithStores } from '../../../domain/store/store.ts';
import type { StoresContext } from '../../context.ts';

export const storeRegions = (
  _root: unknown,
  _none: object,
  { stores, site }: StoresContext,
): Promise<RegionWithStores[]> => stores.regions(site);
