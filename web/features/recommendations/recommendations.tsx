import { logWarning } from '#lib/log.ts';
import type { SiteKey } from '#lib/sites.ts';
import { ProductShelf } from '../product-card/product-shelf.tsx';
import { recommended, type Recommended } from './recommended.ts';
import { shelfTitle } from './shelf-titles.ts';

/** The lists of a product page: the set it belongs to, what is like it, what others looked at and bought with it. */
export async function Recommendations({ site, code }: { site: SiteKey; code: string }) {
  const lists = await listsOf(site, code);
  return lists.map(({ strategy, products }) => (
    <section key={strategy} className="wrap section" aria-labelledby={strategy}>
      <h2 id={strategy} className="d2 mb-[clamp(1.5rem,1rem+1.6vw,2.5rem)]">
        {shelfTitle(site, strategy)}
      </h2>
      <ProductShelf products={products} list={strategy} />
    </section>
  ));
}

/** The page is whole without them. */
async function listsOf(site: SiteKey, code: string): Promise<Recommended> {
  try {
    return await recommended(site, code);
  } catch (error) {
    logWarning('Recommendations are left out.', { site, code, why: String(error) });
    return [];
  }
}
