import type { Store } from '../domain/store/store.ts';

/** What the fields of Store are resolved from; `npm run codegen` finds it by its name. */
export type StoreMapper = Store;
