import { brandOf } from '../brands.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

/** A brand that is no longer listed keeps its number. */
export const brandById: QueryResolvers['brandById'] = async (_root, { id, kind }, context) => {
  const found = context.curation.brands.find((brand) =>
    kind === 'watch' ? brand.watchId === id : brand.jewelleryId === id,
  );
  return found === undefined ? null : brandOf(found, context);
};
