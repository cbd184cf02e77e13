import type { CategoryPageQuery } from '#gql/graphql.ts';
import type { SiteKey } from '#lib/sites.ts';
import { brandsOf, type Brand } from './brands.ts';

type Category = NonNullable<CategoryPageQuery['category']>;

/** The brand whose pieces a category lists; null for any other category. @throws GraphClientError */
export async function brandOfCategory(
  site: SiteKey,
  { type, landingUrl }: Pick<Category, 'type' | 'landingUrl'>,
): Promise<Brand | null> {
  if (type !== 'brand') return null;
  return (await brandsOf(site)).find(({ url }) => url === landingUrl) ?? null;
}
