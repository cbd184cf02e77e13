import { storeLines } from '@loupe/contact/address-lines';
import { type SiteKey, SITES } from '#lib/sites.ts';
import { seeItHref } from '#lib/routing/piece-hrefs.ts';
import { typeset } from '#lib/typeset.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { Message } from '#ui/message.tsx';
import { Picture } from '#ui/picture.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Product } from '../../product/product.ts';
import { distanceWords } from '../../stores/distance-words.ts';
import { OpenState } from '../../stores/open-state.tsx';
import { pieceInStoreWords, type Size } from '../piece-in-store-words.ts';
import { requestHref } from '../addresses.ts';
import type { Prepared } from '../shopper-reservation.ts';
import { RequestForm, type RequestFormProps } from './request-form.tsx';
import type { FoundNear, StoreWithPiece } from '../stores-with-piece.ts';

type SeeItPageProps = {
  site: SiteKey;
  product: Product;
  /** The piece that is looked for; one of the sizes. */
  asked: Size;
  sizes: readonly Size[];
  /** As typed; empty before the first search. */
  place: string;
  /** Null before the first search. */
  near: FoundNear | null;
  /** The store that was chosen, with what it can keep; null before. */
  request: Prepared | null;
  /** What became of the form before, or why there is none. */
  told: string | null;
  /** What the form of a request is drawn with. */
  form: Pick<RequestFormProps, 'toldField' | 'known' | 'botCheck'>;
};

/** Which stores have a piece: a plain GET form, so that it works without script and a result has an address. */
export function SeeItPage({ site, product, asked, sizes, place, near, request, told, form }: SeeItPageProps) {
  const { stores } = SITES[site];
  const picture = product.media[0];
  const error = near?.kind === 'no-place' ? noPlace(near.suggestions) : undefined;
  return (
    <main id="main" className="wrap pb-[var(--section)]">
      <Breadcrumbs
        crumbs={[...product.breadcrumbs, { name: `See it in a ${stores.one}`, url: seeItHref(product.code) }]}
      />
      <div className="grid gap-x-[calc(2*var(--gutter))] gap-y-8 lg:grid-cols-[5fr_7fr]">
        {picture ? (
          <div className="max-lg:max-w-40">
            <Picture {...picture} width={800} height={800} sizes="(min-width: 64rem) 40vw, 10rem" />
          </div>
        ) : null}
        <div className="max-w-2xl">
          <p className="soft">{product.brand}</p>
          <h1 className="d3">{typeset(product.name)}</h1>
          <p className="lead soft mt-4 mb-8">
            See it in a {stores.one}, with nothing to pay and no need to buy.
          </p>
          {request === null ? (
            told !== null && (
              <div className="mb-6">
                <Message tone="error">{told}</Message>
              </div>
            )
          ) : (
            <>
              <RequestForm
                site={site}
                product={product.code}
                prepared={request}
                sizes={sizes}
                told={told}
                {...form}
              />
              <h2 className="title mt-12 mb-4 border-t border-line pt-8">Another {stores.one}</h2>
            </>
          )}
          <form
            action="/reservation"
            className="grid max-w-md gap-4"
            role="search"
            aria-label={`In a ${stores.one}`}
          >
            <input type="hidden" name="product" value={product.code} />
            {asked.letter === null ? null : (
              <SelectField id="sku" name="sku" label="Ring size" defaultValue={asked.sku}>
                {sizes.map(({ sku, letter }) => (
                  <option key={sku} value={sku}>
                    {letter}
                  </option>
                ))}
              </SelectField>
            )}
            <Field
              id="place"
              name="place"
              label="Town or postcode"
              defaultValue={place}
              error={error}
              required
              maxLength={60}
              autoComplete="postal-code"
              enterKeyHint="search"
            />
            <Button
              type="submit"
              look={request === null ? undefined : 'line'}
              className="justify-self-start max-md:w-full"
            >
              Find
            </Button>
          </form>
          {near?.kind === 'found' ? (
            <Found
              site={site}
              product={product}
              near={near.stores}
              asked={asked}
              sizes={sizes}
              place={place}
            />
          ) : null}
        </div>
      </div>
    </main>
  );
}

const noPlace = (suggestions: readonly string[]): string =>
  suggestions.length === 0
    ? 'We could not find that place. Try a town, or the first part of a postcode, such as LS1.'
    : `We could not find that place. Did you mean ${suggestions.join(' or ')}?`;

type FoundProps = Pick<SeeItPageProps, 'site' | 'product' | 'asked' | 'sizes' | 'place'> & {
  near: readonly StoreWithPiece[];
};

function Found({ site, product, near, asked, sizes, place }: FoundProps) {
  const { one, many, url } = SITES[site].stores;
  if (near.length === 0)
    return (
      <p className="mt-10" role="status">
        None of our {many} has this piece today.{' '}
        <Link className="link" href={url}>
          Ask at any of them
        </Link>{' '}
        and we will see if it can be brought to you.
      </p>
    );
  return (
    <section className="mt-10" aria-labelledby="near">
      <h2 id="near" className="title mb-4">
        Nearest to {place}
      </h2>
      <ul className="grid gap-6">
        {near.map((found) => (
          <StoreRow
            key={found.store.id}
            found={found}
            words={pieceInStoreWords(found, asked, sizes)}
            reserve={reserveOf(found, { product: product.code, asked, sizes })}
          />
        ))}
      </ul>
      <p className="micro soft mt-6">
        Counted every day; the piece may have been sold since. Ask the {one} to keep it, or ring before you
        travel.
      </p>
    </section>
  );
}

type Reserve = { href: string; words: string };

/** The piece that was asked for, or another size of it to try; null where the store keeps nothing now. */
function reserveOf(
  { store, hasPiece, otherSkus, readyBy }: StoreWithPiece,
  { product, asked, sizes }: { product: string; asked: Size; sizes: readonly Size[] },
): Reserve | null {
  if (readyBy == null) return null;
  const to = (sku: string) => requestHref({ product, sku, wanted: asked.sku, store: store.key });
  if (hasPiece) return { href: to(asked.sku), words: 'Keep it for me' };
  const [other] = sizes.filter(({ sku }) => otherSkus.includes(sku));
  return other === undefined ? null : { href: to(other.sku), words: `Keep size\u00a0${other.letter} to try` };
}

type StoreRowProps = { found: StoreWithPiece; words: string; reserve: Reserve | null };

function StoreRow({ found: { store, distance, hasPiece }, words, reserve }: StoreRowProps) {
  const { name, url, phone, address } = store;
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="title">
            <Link href={url} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h3>
          <p className="num small soft whitespace-nowrap">{distanceWords(distance)}</p>
        </div>
        <p className={hasPiece ? 'font-medium' : 'soft'}>{words}</p>
        <address className="small soft not-italic">{storeLines(address).join(', ')}</address>
        <OpenState code={store.channelUrlCode} isOpen={store.isOpen} words={store.openState} />
        <p className="small">
          <a className="num link" href={`tel:${phone.replaceAll(' ', '')}`} aria-label={`${name}: ${phone}`}>
            {phone}
          </a>
        </p>
      </div>
      {reserve === null ? null : (
        <ButtonLink look="line" small href={reserve.href} className="justify-self-start">
          {reserve.words}
          <span className="sr-only"> at {name}</span>
        </ButtonLink>
      )}
    </li>
  );
}
