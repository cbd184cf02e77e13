import { Link } from '#ui/link.tsx';
import { pieces } from '#features/cart/pieces.ts';
import { orderStatusWords } from '#features/order/order-status.ts';
import { londonDate } from '#lib/london-date.ts';
import { Tile } from '#ui/tile.tsx';
import styles from './account.module.css';
import { orderAddress } from '../order-address.ts';
import type { OrderRowFragment } from '#gql/graphql.ts';

const PICTURES = 4;

/** Orders as rows: number, day, status, total; on small screens the day moves below the number. */
export function OrderTable({ orders, caption }: { orders: readonly OrderRowFragment[]; caption: string }) {
  return (
    <table className={styles['orders']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col" className={styles['roomy']}>
            Placed
          </th>
          <th scope="col">Status</th>
          <th scope="col" className={styles['figure']}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderLine key={order.orderNumber} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderLine({ order }: { order: OrderRowFragment }) {
  const placed = <time dateTime={order.placedOn}>{londonDate(order.placedOn)}</time>;
  return (
    <tr>
      <th scope="row">
        <Link className="link num" prefetch={false} isWithinPolicy href={orderAddress(order.orderNumber)}>
          {order.orderNumber}
        </Link>
        <span className={`micro soft ${styles['tight']}`}>{placed}</span>
        <span className={styles['pictures']}>
          {order.images.slice(0, PICTURES).map((image, index) => (
            <Tile key={`${image}-${index}`} name={image} alt="" sizes="3.5rem" />
          ))}
          <span className="visually-hidden">{pieces(order.quantity)}</span>
        </span>
      </th>
      <td className={styles['roomy']}>{placed}</td>
      <td>{orderStatusWords(order.status).word}</td>
      <td className={`num ${styles['figure']}`}>
        {order.totalPrice.isFree ? 'Free' : order.totalPrice.formattedPrice}
      </td>
    </tr>
  );
}
