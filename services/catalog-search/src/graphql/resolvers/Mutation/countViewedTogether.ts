import { countViewedTogether as count } from '../../../use-cases/count-viewed-together.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const countViewedTogether: MutationResolvers['countViewedTogether'] = (
  _root,
  { input: { productKey, earlierKey } },
  { site, network, loaders, limits, pairs },
) =>
  count({ site, network, limits, pairs, byCode: (code) => loaders.productByCode.load(code) }, [
    productKey,
    earlierKey,
  ]);
