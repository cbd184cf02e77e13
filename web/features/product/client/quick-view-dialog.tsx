import { Link } from '#ui/link.tsx';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { GetProductQuickviewDocument, type GetProductQuickviewQuery } from '#gql/graphql.ts';
import { availability } from '#lib/product-status.ts';
import { readPublic } from '#lib/public-read.ts';
import { Icon } from '#ui/icon.tsx';
import { Tile } from '#ui/tile.tsx';
import { buyableParts } from '../buyable-parts.ts';
import { BuyPanel } from './buy-panel.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';
import { SelectionProvider } from './selection.tsx';
import styles from './quick-view-dialog.module.css';

type Shown = NonNullable<GetProductQuickviewQuery['productQuickview']>;

/** The dialog of a piece as it is sold now. @throws GraphClientError; Error when it can no longer be put in a bag */
export async function quickView(code: string, onClose: () => void): Promise<ReactNode> {
  const { productQuickview } = await readPublic(GetProductQuickviewDocument, { productKey: code });
  if (!productQuickview || !['buy', 'sold-out'].includes(availability(productQuickview)))
    throw new Error(`${code} is not sold here any more.`);
  return <QuickViewDialog key={code} product={productQuickview} onClose={onClose} />;
}

/** Pictures, price, sizes and the bag, without leaving the list. Escape and the ground around it close it. */
function QuickViewDialog({ product, onClose }: { product: Shown; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { name, brand, media, description, productUrl } = product;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="quick-view-name"
      className={styles['dialog']}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current?.close();
      }}
    >
      <div className={styles['parts']}>
        <ul className={styles['pictures']} aria-label="Pictures" tabIndex={0}>
          {media.map((picture) => (
            <li key={picture.name}>
              <Tile name={picture.name} alt={picture.alt} sizes="(min-width: 64rem) 28rem, 90vw" />
            </li>
          ))}
        </ul>
        <div className={styles['facts']}>
          <div className="grid gap-1.5">
            <p className="micro soft">{brand}</p>
            <h2 id="quick-view-name" className="d3">
              {name}
            </h2>
          </div>
          <SelectionProvider product={buyableParts(product, null)}>
            <Suspense>
              <BuyPanel promise={<DeliveryPromise />} />
            </Suspense>
          </SelectionProvider>
          <p className="small soft line-clamp-4">{description}</p>
          <Link href={productUrl} className="link justify-self-start">
            Everything about it
          </Link>
        </div>
      </div>
      <button
        type="button"
        aria-label="Close"
        className={styles['close']}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}
