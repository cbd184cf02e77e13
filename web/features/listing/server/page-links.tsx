import { Link } from '#ui/link.tsx';
import { listingHref, type ListingQuery } from '#lib/routing/listing-query.ts';

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

const NEIGHBOURS = 4;

/** Page numbers to link: up to four in a row with `page` among them, the first and the last; `null` stands for a gap. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const start = Math.max(1, Math.min(page - 1, pages - NEIGHBOURS + 1));
  const end = Math.min(pages, start + NEIGHBOURS - 1);
  const row: (number | null)[] = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  if (start > 1) row.unshift(...(start > 2 ? [1, null] : [1]));
  if (end < pages) row.push(...(end < pages - 1 ? [null, pages] : [pages]));
  return row;
}
