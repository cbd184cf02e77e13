import { findCollectionPoints, type CollectionPoint } from '../../../use-cases/find-collection-points.ts';
import type { Whereabouts } from '../../../use-cases/measure-from.ts';
import { answer } from '../../answers.ts';
import type { StoresContext } from '../../context.ts';

export const clickAndCollectLocations = (
  _root: unknown,
  { input }: { input: Whereabouts & { limit: number } },
  context: StoresContext,
): Promise<CollectionPoint[]> => answer(() => findCollectionPoints(context.site, input, context));
