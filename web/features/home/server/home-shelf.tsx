import { ArrowLink } from '#ui/arrow-link.tsx';
import type { ItemProps } from '../../content/items.tsx';
import { ProductShelf } from '../../product-card/product-shelf.tsx';
import { shelf } from './home-data.ts';

/** A heading, a link to the category, and its first products; renders nothing where it is empty. */
export async function HomeShelf({ site, id, body }: ItemProps<'product-shelf'>) {
  const { heading, categoryKey, size } = body;
  const found = await shelf(site, categoryKey, size);
  if (!found) return null;
  return (
    <section className="wrap section" aria-labelledby={id}>
      <div className="mb-[clamp(1.5rem,1rem+1.6vw,2.5rem)] flex flex-col items-start justify-between gap-x-6 gap-y-3 md:flex-row md:items-end">
        <h2 id={id} className="d2">
          {heading}
        </h2>
        <ArrowLink href={found.category.listingUrl}>
          See all <span className="num">{found.total}</span>
        </ArrowLink>
      </div>
      <ProductShelf products={found.products} />
    </section>
  );
}
