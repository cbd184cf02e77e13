import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { GetProductPromotionsDocument, type GetProductPromotionsQuery } from '#gql/graphql.ts';
import { pageRead, type Ask } from '#features/preview/page-read.ts';
import { tags } from '#lib/cache-manifest.ts';
import { queryGateway } from '#lib/gateway.ts';
import type { SiteKey } from '#lib/sites.ts';
import styles from './promotions.module.css';

type Promotions = GetProductPromotionsQuery['productPromotions'];

const asked = async (ask: Ask, site: SiteKey, productKey: string): Promise<Promotions> =>
  (await ask(site, GetProductPromotionsDocument, { productKey })).productPromotions;

async function published(site: SiteKey, productKey: string): Promise<Promotions> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(tags.product(site, productKey));
  return asked(queryGateway, site, productKey);
}

const promotionsOf = pageRead(asked, published);

/** The promotions that apply to a product; the page works without them. */
export async function ProductPromotions({ site, productKey }: { site: SiteKey; productKey: string }) {
  const promotions = await promotionsOf(site, productKey).catch((): Promotions => []);
  if (promotions.length === 0) return null;
  return (
    <ul aria-label="Offers" className={styles['product']}>
      {promotions.map(({ id, name, description }) => (
        <li key={id}>
          <p className="font-medium">{name}</p>
          <p className="small soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}
