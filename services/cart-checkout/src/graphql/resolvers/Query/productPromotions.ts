import type { QueryResolvers } from '../../gen/schema-types.ts';

export const productPromotions: QueryResolvers['productPromotions'] = async (
  _root,
  { productKey },
  { useCases, site },
) => {
  const promotions = await useCases.viewProductPromotions(site, productKey);
  return promotions.map(({ key, name, description }) => ({ id: key, name, description }));
};
