import { findCollectionPoints } from '../../../use-cases/find-collection-points.ts';
import { answer } from '../../answers.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const clickAndCollectLocations: QueryResolvers['clickAndCollectLocations'] = (
  _root,
  { input },
  context,
) => answer(() => findCollectionPoints(context, context.site, input));
