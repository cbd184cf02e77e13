import { ProductShelf } from '../../listing/server/product-shelf.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import type { Shelf } from './home-data.ts';

/** A heading, the way to all of it, and four products. */
export function ShelfSection({ id, title, shelf }: { id: string; title: string; shelf: Shelf }) {
  return (
    <section className="wrap section" aria-labelledby={id}>
      <div className="mb-[clamp(1.5rem,1rem+1.6vw,2.5rem)] flex flex-col items-start justify-between gap-x-6 gap-y-3 md:flex-row md:items-end">
        <h2 id={id} className="d2">
          {title}
        </h2>
        <ArrowLink href={shelf.category.listingUrl}>
          See all <span className="num">{shelf.total}</span>
        </ArrowLink>
      </div>
      <ProductShelf products={shelf.products} />
    </section>
  );
}
