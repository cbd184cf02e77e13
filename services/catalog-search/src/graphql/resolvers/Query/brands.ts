import { listedBrands } from '../brands.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const brands: QueryResolvers['brands'] = (_root, _none, context) => listedBrands(context);
