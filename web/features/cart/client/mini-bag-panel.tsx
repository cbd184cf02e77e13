import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { browserClient } from '#lib/apollo/client.ts';
import { GetCartDocument, type CartSummaryFragment } from '#gql/graphql.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Tile } from '#ui/tile.tsx';
import { displayTitle, withinLimit } from '../mini-cart.ts';
import { pieces } from '../pieces.ts';
import { cartFailure } from './cart-failure.ts';
import { setBagQuantity } from './bag-quantity.ts';
import { MiniBagSkeleton } from './mini-bag-skeleton.tsx';
import styles from './mini-bag.module.css';

/** What the header's bag shows once opened. A failed fetch reads as an empty bag, with the way to the bag page (ER-06). */
export function MiniBagPanel() {
  const { data, error } = useQuery(GetCartDocument, {
    client: browserClient(),
    variables: { isMutualCart: true, isCart: false },
    fetchPolicy: 'cache-and-network',
  });
  const cart = data?.cart as CartSummaryFragment | undefined;
  const failed = error !== undefined && cartFailure(error) === undefined;

  useEffect(() => {
    if (failed) console.error('Something went wrong in the fetch');
  }, [failed]);
  useEffect(() => {
    if (error) setBagQuantity(0);
    else if (cart) setBagQuantity(cart.quantity);
  }, [cart, error]);

  if (error) return <EmptyBag linked={failed} />;
  if (!cart) return <MiniBagSkeleton />;
  return cart.quantity === 0 ? <EmptyBag linked={false} /> : <FullBag cart={cart} />;
}

function EmptyBag({ linked }: { linked: boolean }) {
  return (
    <>
      <p className="d3 mb-2">Nothing in here yet</p>
      <p className="soft mb-5">What you add waits here until you are ready to pay.</p>
      {linked ? <ArrowLink href="/checkout/cart">View bag</ArrowLink> : null}
    </>
  );
}

function FullBag({ cart }: { cart: CartSummaryFragment }) {
  const { shown, more } = withinLimit(
    cart.lineItems.filter((line) => !line.hideOnSite),
    cart.miniCartDisplayLimit,
  );
  return (
    <>
      <p className="small mb-4">
        <b className="font-medium">Your bag</b>, {pieces(cart.quantity)}
      </p>
      <ul>
        {shown.map((line) => (
          <li key={line.id} className={styles['line']}>
            <Tile name={line.image} alt="" sizes="4.5rem" />
            <div>
              <p>{displayTitle(line.productTitle)}</p>
              {line.quantity > 1 ? <p className="soft">Quantity {line.quantity}</p> : null}
            </div>
            <p className="num">{line.totalPrice.formattedPrice}</p>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="small soft mt-4">and {more} more</p> : null}
      <p className={styles['subtotal']}>
        <span>Subtotal</span>
        <b className="num font-medium">{cart.subtotalPrice.formattedPrice}</b>
      </p>
      <ButtonLink href="/checkout/cart" block>
        View bag
      </ButtonLink>
    </>
  );
}
