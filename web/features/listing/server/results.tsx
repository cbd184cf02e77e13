import { Link } from '#ui/link.tsx';
import { CompareBar } from '../../product-card/compare-choice.tsx';
import { listingHref, PAGE_SIZE, pageCount, type ListingQuery } from '#lib/routing/listing-query.ts';
import { SITES, type SiteKey } from '#lib/sites.ts';
import { Button } from '#ui/button.tsx';
import { NextLink } from '../next-link.tsx';
import { ListingResults } from '../client/listing-results.tsx';
import type { Listing } from './category.ts';
import { FacetChips } from './facet-chips.tsx';
import { FacetPanel, OPEN_FILTERS } from './facet-panel.tsx';
import { ListingCards } from './listing-cards.tsx';
import { SortForm } from './sort-form.tsx';
import { PageLinks } from './page-links.tsx';
import { Message } from '#ui/message.tsx';

type ResultsProps = {
  site: SiteKey;
  listing: Listing;
  listingUrl: string;
  /** Null for the results of a search. */
  categoryKey: string | null;
  query: ListingQuery;
  rings: boolean;
  /** The words by which a category is narrowed; empty for none. */
  words?: string;
};

/** Count and sort, facets, the grid and its paging: of a category, and of a search. */
export function Results({ site, listing, listingUrl, categoryKey, query, rings, words = '' }: ResultsProps) {
  const total = listing.pagination.totalNumberOfResults;
  const { piece } = SITES[site];
  const unit = total === 1 ? piece.one : piece.many;
  const seen = Math.min(total, query.page * PAGE_SIZE);
  const isUnfiltered = listing.degraded === 'unfiltered';
  const chosen = listing.facets.flatMap(({ values }) => values.filter(({ selected }) => selected)).length;
  return (
    <>
      <div className="sticky top-0 z-[var(--z-sticky)] border-y border-line bg-ground">
        <div className="wrap-wide flex min-h-16 items-center justify-between gap-4">
          <p className="whitespace-nowrap">
            <span className="num">{total}</span> {unit}
          </p>
          <div className="flex min-w-0 items-center gap-4">
            {isUnfiltered ? null : (
              <>
                <button type="button" className="link min-h-11 lg:hidden" {...OPEN_FILTERS}>
                  Filter{chosen > 0 ? ` (${chosen})` : ''}
                </button>
                <SortForm listingUrl={listingUrl} query={query} sorts={listing.sorts} />
              </>
            )}
          </div>
        </div>
      </div>
      <div className="wrap-wide grid gap-[clamp(2rem,4vw,4rem)] pt-6 lg:grid-cols-[3fr_9fr] lg:pt-8">
        <div>
          <FacetPanel
            facets={listing.facets}
            listingUrl={listingUrl}
            query={query}
            total={total}
            unit={unit}
          />
        </div>
        <div>
          <h2 className="visually-hidden">Results</h2>
          <DegradedNote degraded={listing.degraded} pieces={piece.many} />
          {words !== '' && listing.spellingSuggestion ? (
            <p className="soft pb-4 wrap-anywhere" role="status">
              We looked for “{listing.spellingSuggestion}”, because nothing here is called “{words}”.
            </p>
          ) : null}
          <FacetChips facets={listing.facets} listingUrl={listingUrl} query={query} words={words} />
          {total === 0 ? (
            <NothingLeft listingUrl={listingUrl} query={query} piece={piece.one} words={words} />
          ) : (
            <ListingResults
              key={`${query.text}-${query.facets}-${query.sort}-${query.page}`}
              categoryKey={categoryKey}
              listingUrl={listingUrl}
              query={query}
              total={total}
              seen={seen}
              next={<NextLink listingUrl={listingUrl} query={query} left={total - seen} />}
              loading={
                <Button look="line" busy>
                  Loading
                </Button>
              }
              compare={<CompareBar />}
              pages={<PageLinks listingUrl={listingUrl} query={query} pages={pageCount(total)} />}
            >
              <ListingCards
                site={site}
                products={listing.products}
                promo={query.page === 1 && query.facets === '' && query.text === ''}
                rings={rings}
              />
            </ListingResults>
          )}
        </div>
      </div>
    </>
  );
}

function NothingLeft({
  listingUrl,
  query,
  piece,
  words,
}: {
  listingUrl: string;
  query: ListingQuery;
  piece: string;
  words: string;
}) {
  return (
    <div className="grid justify-items-start gap-4 py-8">
      <p className="lead wrap-anywhere">
        {words === ''
          ? `No ${piece} matches all of these filters.`
          : `No ${piece} here matches “${words}”${query.facets === '' ? '' : ' and these filters'}.`}
      </p>
      <Link
        href={listingHref(listingUrl, {
          ...query,
          facets: '',
          text: words === '' ? query.text : '',
          page: 1,
        })}
        className="link"
      >
        Take all filters off
      </Link>
    </div>
  );
}

type DegradedNoteProps = {
  degraded: Listing['degraded'];
  /** What the shop calls its products. */
  pieces: string;
};

/** What a listing lacks while the search engine does not answer in full. */
function DegradedNote({ degraded, pieces }: DegradedNoteProps) {
  if (degraded == null) return null;
  return (
    <div className="pb-6">
      <Message tone="info">
        {degraded === 'unfiltered'
          ? `Filters and sorting are not working at the moment. These are all our ${pieces} here, in our own order. Please look again in a few minutes.`
          : `Some ${pieces} may be missing from this page at the moment. Please look again in a few minutes.`}
      </Message>
    </div>
  );
}
