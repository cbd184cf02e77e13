import { logWarning } from '#lib/log.ts';
import type { SiteKey } from '#lib/sites.ts';
import { ProductShelf } from '../product-card/product-shelf.tsx';
import { recommended, type Recommended } from './recommended.ts';
import { recommendedByCall } from './recommended-by-call.ts';
import { shelfTitle } from './shelf-titles.ts';

type Asked = {
  site: SiteKey;
  code: string;
  /** CO-03: the graph has them, else the call of the commerce host. */
  composable: boolean;
};

/** The lists of a product page: the set it belongs to, what is like it, what others looked at and bought with it. */
export async function Recommendations({ site, code, composable }: Asked) {
  const lists = await listsOf({ site, code, composable });
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
async function listsOf({ site, code, composable }: Asked): Promise<Recommended> {
  try {
    return await (composable ? recommended : recommendedByCall)(site, code);
  } catch (error) {
    logWarning('Recommendations are left out.', { site, code, why: String(error) });
    return [];
  }
}
