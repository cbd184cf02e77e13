import { baseStoreOf } from '../../../domain/site/base-store.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

/** QY-15. */
export const currentBaseStore: QueryResolvers['currentBaseStore'] = (_query, _none, { site }) =>
  baseStoreOf(site);
