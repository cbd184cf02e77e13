import { Link } from '#ui/link.tsx';
import type { FullCartFragment } from '#gql/graphql.ts';
import { Tile } from '#ui/tile.tsx';
import { lineWords, problemTone, stockSentence, unstatedProblems } from '../../../lib/line-facts.ts';
import type { Line } from '../../cart/line.ts';
import { splitTitle } from '../../header-data/mini-cart.ts';
import styles from '../../cart/cart.module.css';
import { LineActions, type LineActionsProps } from './line-actions.tsx';

type CartLineProps = LineActionsProps & {
  problems: FullCartFragment['problems'];
  /** Promised arrival, as text. */
  promise: string | undefined;
};

export function CartLine({ line, problems, promise, ...does }: CartLineProps) {
  const { brand, name } = splitTitle(line.productTitle);
  const notSold = problems.some((problem) => problem.code === 'notSellable');
  return (
    <li className={styles['line']}>
      <Tile name={line.image} alt="" sizes="(width < 48rem) 6.5rem, 9rem" />
      <div className="min-w-0">
        {brand ? <p className="micro soft">{brand}</p> : null}
        <h2 className={styles['name']}>
          {line.productUrl === '' ? name : <Link href={line.productUrl}>{name}</Link>}
        </h2>
        {lineWords(line).map((words) => (
          <p key={words} className={`small soft ${styles['choice']}`}>
            {words}
          </p>
        ))}
        {line.amplienceRoundels.length > 0 && (
          <p className="small soft">{line.amplienceRoundels.join(', ')}</p>
        )}
        {line.savings.map(({ id, name: offer, amount }) => (
          <p key={id} className={`small num ${styles['saving']}`}>
            {offer}, −{amount.formattedPrice}
          </p>
        ))}
        {notSold ? null : <Stock {...stockSentence(line, promise)} />}
        {unstatedProblems(problems, line).map((problem) => (
          <Stock key={problem.code} tone={problemTone(problem)} text={problem.message} />
        ))}
      </div>
      <LinePrice line={line} />
      <LineActions line={line} {...does} />
    </li>
  );
}

function Stock({ tone, text }: { tone: string; text: string }) {
  return (
    <p className={`${styles['stock']} ${styles[tone]}`}>
      <span className={styles['dot']} aria-hidden="true" />
      {text}
    </p>
  );
}

function LinePrice({ line }: { line: Line }) {
  return (
    <div className={styles['price']}>
      {line.wasPrice === null ? null : (
        <p className="num small soft">
          <span className="visually-hidden">Was </span>
          <s>{line.wasPrice.formattedPrice}</s>
        </p>
      )}
      <p className="num font-medium">
        {line.wasPrice === null ? null : <span className="visually-hidden">Now </span>}
        {line.totalPrice.isFree ? 'Free' : line.totalPrice.formattedPrice}
      </p>
      {line.quantity > 1 ? <p className="num small soft">{line.price.formattedPrice} each</p> : null}
    </div>
  );
}
