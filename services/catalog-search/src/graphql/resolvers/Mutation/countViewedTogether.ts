import type { MutationResolvers } from '../../gen/schema-types.ts';

export const countViewedTogether: MutationResolvers['countViewedTogether'] = (
  _root,
  { input: { productKey, earlierKey } },
  { site, network, loaders, useCases },
) =>
  useCases.countViewedTogether({ site, network, byCode: (code) => loaders.productByCode.load(code) }, [
    productKey,
    earlierKey,
  ]);
