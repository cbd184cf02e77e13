import { useEffect } from 'react';
import { useSite } from '#lib/site-context.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Tile } from '#ui/tile.tsx';
import { MiniSkeleton } from '../../header-data/mini-skeleton.tsx';
import { miniLoader } from '../../header-data/mini-loader.ts';
import { useMini } from '../../header-data/mini-store.ts';
import styles from '../../header-data/mini.module.css';
import { choices } from '../../../lib/line-facts.ts';
import { displayTitle, withinLimit, type MiniCart, type MiniCartEntry } from '../../header-data/mini-cart.ts';
import { pieces } from '../pieces.ts';
import { useBagQuantity } from '../../header-data/bag-quantity.ts';

/** The header's bag popup. A failed fetch shows an empty bag with a link to the bag page (ER-06). */
export function MiniBagPanel() {
  const site = useSite();
  const { bag, failed } = useMini();
  const quantity = useBagQuantity();
  // Another tab, or the bag page, has changed the bag since.
  const stale = bag !== undefined && !failed.bag && bag.totalEntryQuantities !== quantity;

  useEffect(() => {
    void (stale ? miniLoader(site).refresh(['bag']) : miniLoader(site).need('bag'));
    // Fetched once per opening; its own answer must not trigger another fetch.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (bag === undefined) return <MiniSkeleton label="Loading your bag" />;
  return bag.entries.length === 0 ? <EmptyBag linked={failed.bag} /> : <FullBag bag={bag} />;
}

function EmptyBag({ linked }: { linked: boolean }) {
  return (
    <>
      <p className="d3 mb-2">Nothing in here yet</p>
      <p className="soft mb-5">{useSite().words.emptyBag}</p>
      {linked ? <ArrowLink href="/checkout/cart">View bag</ArrowLink> : null}
    </>
  );
}

function FullBag({ bag }: { bag: MiniCart }) {
  const { shown, more } = withinLimit(bag.entries, bag.miniCartDisplayLimit);
  return (
    <>
      <p className="small mb-4">
        <b className="font-medium">Your bag</b>, {pieces(bag.totalEntryQuantities)}
      </p>
      <ul>
        {shown.map((entry, index) => (
          <li key={`${entry.productCode} ${index}`} className={styles['line']}>
            {entry.productImage ? <Tile name={entry.productImage} alt="" sizes="4.5rem" /> : <span />}
            <div>
              <p>{displayTitle(entry.productTitle)}</p>
              {optionsOf(entry).map((words) => (
                <p key={words} className="soft wrap-anywhere">
                  {words}
                </p>
              ))}
              {entry.productQuantity > 1 ? <p className="soft">Quantity {entry.productQuantity}</p> : null}
            </div>
            <p className="num">{entry.productPrice}</p>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="small soft mt-4">and {more} more</p> : null}
      <p className={styles['subtotal']}>
        <span>Subtotal</span>
        <b className="num font-medium">{bag.subtotal}</b>
      </p>
      <ButtonLink href="/checkout/cart" block>
        View bag
      </ButtonLink>
    </>
  );
}

const optionsOf = ({ productOptions, productRingSize: ringSize }: MiniCartEntry): string[] =>
  productOptions ?? [choices({ ringSize })].filter(Boolean);
