import { Link } from '#ui/link.tsx';
import { listingHref, type ListingQuery } from '#lib/routing/listing-query.ts';
import { pagesToShow } from '../pages-to-show.ts';

type PageLinksProps = { listingUrl: string; query: ListingQuery; pages: number };

/** Links to other pages: four around this one, the first and the last. */
export function PageLinks({ listingUrl, query, pages }: PageLinksProps) {
  const { page } = query;
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages">
      <ul className="num flex flex-wrap justify-center gap-1">
        {pagesToShow(page, pages).map((shown, index) =>
          shown === null ? (
            <li key={`gap-${index}`} className="soft grid place-items-center px-2">
              to
            </li>
          ) : (
            <li key={shown}>
              <Link
                href={listingHref(listingUrl, { ...query, page: shown })}
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
                prefetch={false}
                className="grid h-11 min-w-11 place-items-center border-b border-transparent hover:border-control aria-[current]:border-ink aria-[current]:font-medium"
              >
                {shown}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
