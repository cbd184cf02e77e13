import { formatMoney } from '@loupe/money/format';
import { PieceName } from '../../product/piece-name.tsx';
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

type Words = { readonly heading: string; readonly text: string };
type Standing = Pick<
  PricePromise,
  'status' | 'reason' | 'email' | 'answersBy' | 'isLate' | 'agreedPrice' | 'code' | 'lastDay' | 'isUsed'
>;

/** How a request stands, for the visitor (EU-09). */
export function promiseWords(promise: Standing): Words {
  const { status, reason, email, answersBy, isLate } = promise;
  switch (status) {
    case 'PENDING_DECISION':
      return {
        heading: 'A person reads it now',
        text: isLate
          ? `You should have had our answer by now. We are still looking, and write to ${email} as soon as we know.`
          : `We look at the price that you found, and write to ${email} by ${answersBy}, UK time.`,
      };
    case 'REJECTED':
      return { heading: 'Not this time', text: `${reason ?? ''} The piece stays at our price.` };
    case 'ERROR':
      return { heading: 'We cannot tell yet', text: `${reason ?? ''} Ring us, and we look again.` };
    case 'APPROVED':
      return approvedWords(promise);
  }
}

function approvedWords({ agreedPrice, code, lastDay, isUsed }: Standing): Words {
  if (isUsed) return { heading: 'You have had this price', text: 'Your order was placed with it.' };
  if (code == null || agreedPrice == null)
    return { heading: 'This price has ended', text: 'If it is still to be had elsewhere, ask us again.' };
  return {
    heading: `Yes: ${formatMoney(agreedPrice)}`,
    text: `One piece is yours for that price until the end of ${lastDay ?? ''}. Put it in your bag and enter the code ${code} there: it works once.`,
  };
}
