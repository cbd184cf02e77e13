import { dayInWords } from '@loupe/calendar/day-words';
import { taxRateOf } from '@loupe/money/tax-category';
import { choices, personalWords, promotionNames } from '#lib/line-facts.ts';
import { splitTitle } from '#features/header-data/mini-cart.ts';
import { typeset } from '#lib/typeset.ts';
import { Tile } from '#ui/tile.tsx';
import styles from './order.module.css';
import type { Order } from './order.ts';

export function OrderLines({ lines }: { lines: Order['lineItems'] }) {
  return (
    <section aria-labelledby="bought">
      <h2 id="bought" className="title mb-2">
        What you bought
      </h2>
      <ul>
        {lines.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

const HALF_RATE = taxRateOf('uk-vat-half');

function OrderLine({ line }: { line: Order['lineItems'][number] }) {
  const { brand, name } = splitTitle(line.productTitle);
  const facts = [
    choices(line),
    line.quantity > 1 ? `Quantity ${line.quantity}` : '',
    line.deliverBy ? `arrives by ${dayInWords(line.deliverBy)}` : '',
    line.taxRate === HALF_RATE ? `VAT at ${HALF_RATE}%` : '',
  ].filter(Boolean);
  const words = [...personalWords(line), ...promotionNames(line)];
  const status = lineStatus(line);
  return (
    <li className={styles['line']}>
      {/* An order of the previous platform may have no picture. */}
      {line.image === '' ? <span /> : <Tile name={line.image} alt="" sizes="6rem" />}
      <div className="min-w-0">
        {brand ? <p className="micro soft">{brand}</p> : null}
        <h3 className="font-medium">{typeset(name)}</h3>
        {status.length > 0 ? <p className="small font-medium">{status.join(', ')}</p> : null}
        {facts.length > 0 ? <p className="small soft">{facts.join(', ')}</p> : null}
        {words.map((text) => (
          <p key={text} className="small soft">
            {text}
          </p>
        ))}
      </div>
      <p className="num">{line.totalPrice.isFree ? 'Free' : line.totalPrice.formattedPrice}</p>
    </li>
  );
}

type Pieces = {
  readonly quantity: number;
  readonly shippedQuantity: number;
  readonly cancelledQuantity: number;
  readonly returnedQuantity: number;
};

/** The status of a line's pieces, where it differs from the order's: "2 sent", "1 cancelled", "1 sent back". */
export function lineStatus({
  quantity,
  shippedQuantity,
  cancelledQuantity,
  returnedQuantity,
}: Pieces): string[] {
  const count = (pieces: number, status: string) =>
    pieces === quantity ? status : `${pieces} ${status.toLowerCase()}`;
  const kept = shippedQuantity - returnedQuantity;
  // The order's own status says when everything is sent.
  const isPlain = kept === 0 || kept === quantity;
  return [
    isPlain ? '' : count(kept, 'Sent'),
    cancelledQuantity === 0 ? '' : count(cancelledQuantity, 'Cancelled'),
    returnedQuantity === 0 ? '' : count(returnedQuantity, 'Sent back'),
  ].filter(Boolean);
}
