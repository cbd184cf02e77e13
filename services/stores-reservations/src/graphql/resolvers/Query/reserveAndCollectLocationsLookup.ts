import { answer } from '../../answers.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const reserveAndCollectLocationsLookup: QueryResolvers['reserveAndCollectLocationsLookup'] = (
  _root,
  { input },
  { site, now, useCases },
) =>
  answer(async () => {
    const found = await useCases.findStoresWithPiece(site, { ...input, now });
    return found.map(({ free, ...near }) => ({ ...near, hasPiece: free > 0, isLastOne: free === 1 }));
  });
