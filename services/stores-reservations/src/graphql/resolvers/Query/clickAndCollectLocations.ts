import { answer } from '../../answers.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const clickAndCollectLocations: QueryResolvers['clickAndCollectLocations'] = (
  _root,
  { input },
  { site, now, useCases },
) => answer(() => useCases.findCollectionPoints(site, { ...input, now }));
