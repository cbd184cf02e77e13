import { z } from 'zod';
import type { Site } from '@loupe/contracts/sites';
import type { Recommender } from '../../use-cases/ports/recommender.ts';
import type { AttraqtClient } from './attraqt-client.ts';

export interface AttraqtRecommenderOptions {
  /** Its calls have the time-outs of shoppers' searches. */
  readonly client: AttraqtClient;
  /** Of each site at the vendor. */
  readonly tokens: Readonly<Record<Site, string>>;
}

type Strategy = 'alternatives' | 'bought-together' | 'viewed-together';

const Recommended = z.object({
  recommendations: z.array(z.object({ strategy: z.string(), items: z.array(z.object({ id: z.string() })) })),
});

/**
 * Recommendations of Attraqt, from what its tracker has collected. The vendor's documentation names recommendations and their ids, not the
 * request: `POST /recommendations` with the token, the products, the strategies and a limit is our form of it. Nothing of the visitor is sent.
 */
export function attraqtRecommender({ client, tokens }: AttraqtRecommenderOptions): Recommender {
  const ask = async (
    site: Site,
    { products, strategies, limit }: { products: readonly string[]; strategies: Strategy[]; limit: number },
  ): Promise<(strategy: Strategy) => string[]> => {
    const body = { token: tokens[site], products, strategies, options: { limit } };
    const { recommendations } = Recommended.parse(await client.send('POST', '/recommendations', body));
    const items = new Map(recommendations.map((each) => [each.strategy, each.items]));
    return (strategy) => (items.get(strategy) ?? []).map(({ id }) => id);
  };
  return {
    async alike({ site, productId, most }) {
      const idsOf = await ask(site, { products: [productId], strategies: ['alternatives'], limit: most });
      return idsOf('alternatives');
    },
    async together({ site, productIds, most }) {
      const strategies: Strategy[] = ['bought-together', 'viewed-together'];
      const idsOf = await ask(site, { products: productIds, strategies, limit: most });
      return { bought: idsOf('bought-together'), viewed: idsOf('viewed-together') };
    },
  };
}
