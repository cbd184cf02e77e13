import type { Store } from '../domain/store/store.ts';

/** The object from which Store is resolved; `npm run codegen` finds it by name. */
export type StoreMapper = Store;
