import Link from 'next/link';
import type { FullCartFragment } from '#gql/graphql.ts';
import { Tile } from '#ui/tile.tsx';
import { choices, problemTone, stockSentence, unstatedProblems } from '../line-facts.ts';
import { splitTitle } from '../mini-cart.ts';
import type { Line } from '../line.ts';
import styles from './cart.module.css';
import { Quantity } from './quantity.tsx';

type CartLineProps = {
  line: Line;
  problems: FullCartFragment['problems'];
  /** Promised arrival, as text. */
  promise: string | undefined;
  /** Resolves to whether the bag accepted the quantity. */
  onQuantity: (quantity: number) => Promise<boolean>;
  onRemove: () => void;
  /** Moves it to the list. */
  onSave: () => void;
};

export function CartLine({ line, problems, promise, onQuantity, onRemove, onSave }: CartLineProps) {
  const { brand, name } = splitTitle(line.productTitle);
  const chosen = choices(line);
  const notSold = problems.some((problem) => problem.code === 'notSellable');
  return (
    <li className={styles['line']}>
      <Tile name={line.image} alt="" sizes="(width < 48rem) 6.5rem, 9rem" />
      <div className="min-w-0">
        {brand ? <p className="micro soft">{brand}</p> : null}
        <h2 className={styles['name']}>
          <Link href={line.productUrl}>{name}</Link>
        </h2>
        {chosen ? <p className="small soft">{chosen}</p> : null}
        {notSold ? null : <Stock {...stockSentence(line, promise)} />}
        {unstatedProblems(problems, line).map((problem) => (
          <Stock key={problem.code} tone={problemTone(problem)} text={problem.message} />
        ))}
        <div className={styles['actions']}>
          {line.isFreeGiftOnCart ? null : <Quantity name={name} line={line} onChange={onQuantity} />}
          {line.isFreeGiftOnCart ? null : (
            <button type="button" className={styles['remove']} onClick={onSave}>
              Save for later<span className="visually-hidden">: {name}</span>
            </button>
          )}
          <button type="button" className={styles['remove']} onClick={onRemove}>
            Remove<span className="visually-hidden"> {name}</span>
          </button>
        </div>
      </div>
      <LinePrice line={line} />
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
      <p className="num font-medium">{line.totalPrice.isFree ? 'Free' : line.totalPrice.formattedPrice}</p>
      {line.quantity > 1 ? <p className="num small soft">{line.price.formattedPrice} each</p> : null}
    </div>
  );
}
