import type { AddressLookupItem } from '../domain/address-lookup/lookup.ts';
import type { UserParent } from './user-parent.ts';

// What the fields of each type are resolved from; `npm run codegen` finds it by its name.
export type AddressLookupItemMapper = AddressLookupItem;
export type UserMapper = UserParent;
