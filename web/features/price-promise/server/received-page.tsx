import { formatMoney } from '@loupe/money/format';
import { PieceName } from '../../product/piece-name.tsx';
import { promiseWords } from '../promise-words.ts';
import type { PricePromise } from '../shopper-promise.ts';

type ReceivedPageProps = {
  /** Null for none that the visitor may see. */
  promise: PricePromise | null;
  /** Of the piece, while the shop shows it. */
  productUrl: string | undefined;
};

/** A request as it stands. Looking changes nothing. */
export function ReceivedPage({ promise, productUrl }: ReceivedPageProps) {
  if (promise === null)
    return (
      <main id="main" className="wrap section">
        <h1 className="d2">We do not find this request</h1>
        <p className="lead soft mt-4">Open the link in our last e-mail about it, or ring us.</p>
      </main>
    );
  const { pricePromiseNumber, productName, ourPrice, theirPrice, shop } = promise;
  const { heading, text } = promiseWords(promise);
  return (
    <main id="main" className="wrap section">
      <div className="max-w-2xl">
        <p className="soft num">Price promise {pricePromiseNumber}</p>
        <h1 className="d2">{heading}</h1>
        <p className="lead mt-4">{text}</p>
        <dl className="mt-8 grid gap-x-4 gap-y-1 border-t border-line pt-6 sm:grid-cols-[10rem_1fr] sm:gap-y-4 [&>dd]:max-sm:mb-4">
          <dt className="soft">Piece</dt>
          <dd>
            <PieceName name={productName} productUrl={productUrl} />
          </dd>
          <dt className="soft">Our price</dt>
          <dd>{formatMoney(ourPrice)}</dd>
          <dt className="soft">Their price</dt>
          <dd>{formatMoney(theirPrice)}</dd>
          <dt className="soft">Seen at</dt>
          <dd>{shop}</dd>
        </dl>
        <p className="small soft mt-6">We match a price; we do not beat it. You buy nothing by asking.</p>
      </div>
    </main>
  );
}
