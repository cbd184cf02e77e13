import { logWarning } from '#lib/log.ts';
import type { SiteKey } from '#lib/sites.ts';
import { ProductShelf } from '../listing/product-shelf.tsx';
import { recommended, type Recommended } from './recommended.ts';
import { shelfTitle } from './shelf-titles.ts';

const SHOWN = 4;

/** The lists of a product page: the set it belongs to, what is like it, what others looked at and bought with it. */
export async function Recommendations({ site, code }: { site: SiteKey; code: string }) {
  const lists = await listsOf(site, code);
  return inOrder(lists).map(({ strategy, products }) => (
    <section key={strategy} className="wrap section" aria-labelledby={strategy}>
      <h2 id={strategy} className="d2 mb-[clamp(1.5rem,1rem+1.6vw,2.5rem)]">
        {shelfTitle(site, strategy)}
      </h2>
      <ProductShelf products={products.slice(0, SHOWN)} />
    </section>
  ));
}

/** The page is whole without them. */
async function listsOf(site: SiteKey, code: string): Promise<Recommended> {
  try {
    return await recommended(site, code, SHOWN);
  } catch (error) {
    logWarning('Recommendations are left out.', { site, code, why: String(error) });
    return [];
  }
}

const ORDER = ['completeTheSet', 'related', 'alsoBought', 'alsoViewed'];

/** A list whose products are all in an earlier one says nothing new. */
function inOrder(lists: Recommended): Recommended {
  const seen = new Set<string>();
  return lists
    .toSorted((one, other) => ORDER.indexOf(one.strategy) - ORDER.indexOf(other.strategy))
    .map(({ products, ...list }) => {
      const fresh = products.filter(({ key }) => !seen.has(key));
      for (const { key } of fresh) seen.add(key);
      return { ...list, products: fresh };
    })
    .filter(({ products }) => products.length > 0);
}
