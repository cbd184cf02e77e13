import { Link } from '#ui/link.tsx';
import { choices } from '#lib/line-facts.ts';
import { pieces } from '#features/cart/pieces.ts';
import { BagTold } from '#features/posted-bag/bag-told.tsx';
import { TOLD_OF_SHARED } from '#features/posted-bag/told.ts';
import {
  GetSharedCartDocument,
  type GetSharedCartQuery,
  type SharedLinePartsFragment,
} from '#gql/graphql.ts';
import { queryGateway } from '#lib/gateway.ts';
import { londonDate } from '#lib/london-date.ts';
import type { SiteKey } from '#lib/sites.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Tile } from '#ui/tile.tsx';
import { AddAll } from '../client/add-all.tsx';
import { canAdd, stockWords } from '../shared-line-words.ts';
import styles from './shared-bag.module.css';

/** A bag that somebody shared, at the prices of now. The proxy answers 404 with it when the link does not work. */
export async function SharedBagPage({ site, token }: { site: SiteKey; token: string }) {
  const { sharedCart } = await queryGateway(site, GetSharedCartDocument, { token });
  return (
    <main id="main" className="wrap section">
      {sharedCart == null ? <Expired /> : <Shared token={token} bag={sharedCart} />}
    </main>
  );
}

function Expired() {
  return (
    <div className="grid justify-items-start gap-6">
      <h1 className="d2">This link no longer works</h1>
      <p className="lead soft">
        A shared bag can be seen for 14 days. This link has expired, or part of it is missing. Ask the sender
        for a new one.
      </p>
      <ButtonLink href="/">Go to the homepage</ButtonLink>
    </div>
  );
}

type Bag = NonNullable<GetSharedCartQuery['sharedCart']>;

function Shared({ token, bag: { lineItems, expiresAt } }: { token: string; bag: Bag }) {
  const quantity = lineItems.reduce((sum, line) => sum + line.quantity, 0);
  const forSale = lineItems.filter(canAdd);
  return (
    <>
      <h1 className="d2 mb-3">A bag shared with you</h1>
      <p className="soft measure mb-8">
        Somebody sent you {pieces(quantity)} to look at. Prices and stock are today’s. The link works until{' '}
        <time dateTime={expiresAt}>{londonDate(expiresAt)}</time>.
      </p>
      <ul aria-label="Pieces in the shared bag" className={styles['lines']}>
        {lineItems.map((line) => (
          <SharedLine key={line.id} line={line} />
        ))}
      </ul>
      <div className="mt-8">
        <BagTold only={TOLD_OF_SHARED} />
        {forSale.length === 0 ? (
          <p>None of it is for sale at the moment.</p>
        ) : (
          <AddAll token={token} lines={lineItems} />
        )}
      </div>
    </>
  );
}

function SharedLine({ line }: { line: SharedLinePartsFragment }) {
  const { brand, name, image, productUrl, quantity, price } = line;
  return (
    <li className={styles['line']}>
      <Tile name={image} alt="" sizes="(width < 48rem) 6.5rem, 9rem" />
      <div className="min-w-0">
        {brand ? <p className="micro soft">{brand}</p> : null}
        <h2 className="font-medium">
          <Link href={productUrl}>{name}</Link>
        </h2>
        {choices(line) ? <p className="small soft">{choices(line)}</p> : null}
        <p className="small soft">Quantity {quantity}</p>
        <p className="small">{stockWords(line)}</p>
      </div>
      <p className="num font-medium">{price?.formattedPrice ?? ''}</p>
    </li>
  );
}
