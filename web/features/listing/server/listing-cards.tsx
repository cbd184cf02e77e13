import { Fragment } from 'react';
import type { ProductCardPartsFragment } from '#gql/graphql.ts';
import { type SiteKey, SITES } from '#lib/sites.ts';
import { GiftBox } from '#ui/gift-box.tsx';
import { Icon } from '#ui/icon.tsx';
import { CardItem } from '../../product-card/card-item.tsx';
import { cardKey, cardPiece } from '../../product-card/card-piece.ts';

type ListingCardsProps = {
  site: SiteKey;
  products: readonly ProductCardPartsFragment[];
  /** Inserts a promotion among the cards; only on a first page that is long enough. */
  promo: boolean;
  rings: boolean;
};

/** The cards of one page. The first row is on the first screen everywhere, so its pictures load eagerly. */
export function ListingCards({ site, products, promo, rings }: ListingCardsProps) {
  const { after } = PROMO[site];
  const shown = promo && products.length > after;
  return products.map(cardPiece).map((piece, index) => (
    <Fragment key={cardKey(piece)}>
      {shown && index === after ? (
        <li className="max-md:col-span-full">
          <Promo site={site} rings={rings} />
        </li>
      ) : null}
      <CardItem piece={piece} first={index < 2} listed />
    </Fragment>
  ));
}

/** Position of the promotion among the cards of a first page, and the number of cards it requires. */
const PROMO = { beaverbrooks: { after: 5 }, loupe: { after: 8 } } as const;

/** A promotion among the cards: a solid block in the beaverbrooks theme, a ruled frame in the loupe theme. */
function Promo({ site, rings }: { site: SiteKey; rings: boolean }) {
  const { phone } = SITES[site];
  const call = (
    <a
      href={`tel:${phone.replaceAll(' ', '')}`}
      className="num inline-flex items-center gap-2 border-b border-current py-1 font-medium whitespace-nowrap"
    >
      Call {phone} <Icon name="arrow" small />
    </a>
  );
  if (site === 'loupe') {
    return (
      <aside
        aria-label="Ask a watchmaker"
        className="flex h-full flex-col justify-end border border-line p-[clamp(1.25rem,2.2vw,2rem)] md:aspect-square md:h-auto"
      >
        <p className="d3">Ask for its bench card</p>
        <p className="small soft mt-3 mb-5">
          Every watch is timed in six positions before it leaves us. Call us and we will read you its figures.
        </p>
        <p>{call}</p>
      </aside>
    );
  }
  return (
    <aside
      aria-label={rings ? 'Ring sizer' : 'Gift wrapping'}
      className="flex h-full flex-col justify-between gap-6 rounded-[var(--radius)] bg-brand p-[clamp(1.25rem,2.2vw,2rem)] text-on-brand [--focus:var(--on-brand)]"
    >
      <div>
        <p className="d3">{rings ? 'Not sure of the size?' : 'It comes in the orange box'}</p>
        <p className="mt-3 mb-5 max-w-[22em] leading-normal font-medium">
          {rings
            ? 'We post a free ring sizer the same day. Or borrow a ring they wear, and lay it on the scale.'
            : 'The box and its ribbon are free with every order.'}
        </p>
        {call}
      </div>
      {rings ? (
        <svg
          viewBox="0 0 250 100"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          className="w-full max-md:hidden"
        >
          <circle cx="16" cy="66" r="14" />
          <circle cx="52" cy="66" r="18" />
          <circle cx="97" cy="66" r="22" />
          <circle cx="151" cy="66" r="26" />
          <circle cx="214" cy="66" r="30" />
        </svg>
      ) : (
        <GiftBox className="w-3/5 self-end max-md:hidden" />
      )}
    </aside>
  );
}
