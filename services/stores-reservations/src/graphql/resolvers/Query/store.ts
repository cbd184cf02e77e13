import type { Store } from '../../../domain/store/store.ts';
import type { StoresContext } from '../../context.ts';

export const store = (
  _root: unknown,
  { channelUrlCode }: { channelUrlCode: string },
  { stores, site }: StoresContext,
): Promise<Store | null> => stores.byCode(site, channelUrlCode);
