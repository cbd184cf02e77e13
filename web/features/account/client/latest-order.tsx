import { pieces } from '#features/cart/pieces.ts';
import { orderStatusWords } from '#features/order/order-status.ts';
import { londonDate } from '#lib/london-date.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { Tile } from '#ui/tile.tsx';
import styles from './account.module.css';
import { orderAddress } from '../order-address.ts';
import type { OrderRowFragment } from '#gql/graphql.ts';

/** The latest order, with a link to follow it. */
export function LatestOrder({ order }: { order: OrderRowFragment }) {
  const { word, sentence } = orderStatusWords(order.status);
  const [image] = order.images;
  return (
    <section className={styles['latest']} aria-labelledby="latest">
      {image ? (
        <div className={styles['latestPicture']}>
          <Tile name={image} alt="" sizes="13rem" />
        </div>
      ) : null}
      <div className="min-w-0">
        <p className="small soft">
          Order <span className="num">{order.orderNumber}</span>, {pieces(order.quantity)}, placed{' '}
          {londonDate(order.placedOn)}
        </p>
        <h2 id="latest" className="d3 mt-1">
          {word}
        </h2>
        <p className="mt-1.5">{sentence}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          {order.trackingUrl ? (
            <PlainButtonLink look="line" small href={order.trackingUrl} rel="noreferrer" target="_blank">
              Track the parcel <span className="visually-hidden">(opens in a new tab)</span>
            </PlainButtonLink>
          ) : null}
          <ButtonLink
            look="line"
            small
            prefetch={false}
            isWithinPolicy
            href={orderAddress(order.orderNumber)}
          >
            Order details
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
