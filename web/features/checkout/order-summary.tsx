import { storeLines } from '@loupe/contact/address-lines';
import type { FullCartFragment } from '#gql/graphql.ts';
import { totalsOf } from '#features/cart/cart-totals.ts';
import { choices, personalWords } from '#lib/line-facts.ts';
import { isListed, splitTitle } from '#features/header-data/mini-cart.ts';
import { pieces } from '#features/cart/pieces.ts';
import { TotalNews } from '#features/cart/total-news.tsx';
import { Savings } from '#features/promotions/savings.tsx';
import { Icon } from '#ui/icon.tsx';
import { Tile } from '#ui/tile.tsx';
import { Totals } from '#ui/totals.tsx';
import styles from '../forms/forms.module.css';

type OrderSummaryProps = {
  cart: FullCartFragment;
  /** The delivery method chosen on this page and not saved yet; null where its charge is not known. */
  chosen?: ChosenMethod | null | undefined;
};

export type ChosenMethod = Pick<FullCartFragment['shippingMethods'][number], 'name' | 'price'>;

/** The order's lines and totals: beside the form, or collapsed above it on small screens. */
export function OrderSummary({ cart, chosen }: OrderSummaryProps) {
  return (
    <>
      <TotalNews {...totalsOf(cart, 'To pay', chosen).grand} />
      <details className={styles['fold']}>
        <summary>
          <span>Your order, {pieces(cart.quantity)}</span>
          <span className="flex items-center gap-2">
            <b className="num font-medium">{cart.totalPriceAfterGiftCard.formattedPrice}</b>
            <Icon name="chevron" small />
          </span>
        </summary>
        <div className={styles['unfolded']}>
          <Contents cart={cart} chosen={chosen} />
        </div>
      </details>
      <aside className={styles['summary']} aria-label="Order summary">
        <Contents cart={cart} chosen={chosen} />
      </aside>
    </>
  );
}

function Contents({ cart, chosen }: OrderSummaryProps) {
  const { rows, grand, vat } = totalsOf(cart, 'To pay', chosen);
  return (
    <>
      <div className="mb-5 flex items-center justify-between gap-4">
        <h2 className="title">Your order</h2>
        <a className="link small" href="/checkout/cart">
          Edit bag
        </a>
      </div>
      <ul className="mb-6">
        {cart.lineItems.filter(isListed).map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </ul>
      {cart.collectionStore ? (
        <p className="small mb-5">
          Collect from <b className="font-medium">{cart.collectionStore.name}</b>,{' '}
          {storeLines(cart.collectionStore).join(', ')}
        </p>
      ) : null}
      <Totals rows={rows} grand={grand} />
      {vat === null ? null : <p className="micro soft mt-1.5">{vat}</p>}
      <Savings cart={cart} />
    </>
  );
}

function SummaryLine({ line }: { line: FullCartFragment['lineItems'][number] }) {
  const { brand, name } = splitTitle(line.productTitle);
  const facts = [brand, choices(line), line.quantity > 1 ? `quantity ${line.quantity}` : ''].filter(Boolean);
  return (
    <li className={styles['mini']}>
      <Tile name={line.image} alt="" sizes="4.5rem" />
      <div>
        <p className="font-medium">{name}</p>
        <p className="soft">{facts.join(', ')}</p>
        {personalWords(line).map((words) => (
          <p key={words} className="soft wrap-anywhere whitespace-pre-line">
            {words}
          </p>
        ))}
        {line.amplienceRoundels.length > 0 && <p className="soft">{line.amplienceRoundels.join(', ')}</p>}
      </div>
      <p className="num">{line.totalPrice.isFree ? 'Free' : line.totalPrice.formattedPrice}</p>
    </li>
  );
}
