import { listingHref, PAGE_SIZE, type ListingQuery } from '#lib/routing/listing-query.ts';
import { ButtonLink } from '#ui/button.tsx';

type NextLinkProps = {
  listingUrl: string;
  query: ListingQuery;
  /** Products that no page up to this one shows. */
  left: number;
};

/** Leads to the page after `query`, where there is one. */
export function NextLink({ listingUrl, query, left }: NextLinkProps) {
  if (left <= 0) return null;
  return (
    <ButtonLink
      href={listingHref(listingUrl, { ...query, page: query.page + 1 })}
      look="line"
      prefetch={false}
      scroll
    >
      Show {Math.min(PAGE_SIZE, left)} more
    </ButtonLink>
  );
}
