import { Link } from '#ui/link.tsx';
import { lineWords } from '#lib/line-facts.ts';
import { useSite } from '#lib/site-context.tsx';
import { typeset } from '#lib/typeset.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { Icon } from '#ui/icon.tsx';
import { Price } from '#ui/price.tsx';
import { SizedTile } from '#ui/sized-tile.tsx';
import { SHELF_PICTURE } from '#lib/picture-shapes.ts';
import { CardOverTime } from '../../finance/card-over-time.tsx';
import { RoundelList } from '../../roundels/roundel-list.tsx';
import card from '../../../ui/product-card.module.css';
import type { DisplayEntry } from '../../header-data/display-entry.ts';
import { entryState, needsChoice } from '../../header-data/entry-state.ts';
import heart from './heart.module.css';
import type { ReactNode } from 'react';
import { ADD_TO_BAG, fieldOf, FIELDS, type AddedOptions } from '../../personal/field-names.ts';
import { pieceOf } from '../kept-piece.ts';

/** A box that is ticked has any value, and one that is not is absent. */
const sent = (value: string | number | boolean | null) =>
  typeof value === 'boolean' ? (value ? 'yes' : null) : value;

/** Moves a saved piece to the bag where there is no script, as it was chosen. */
function MoveForm({ entry, children }: { entry: DisplayEntry; children: ReactNode }) {
  const { sku, giftCardValue, options } = pieceOf(entry);
  const fields = {
    [FIELDS.product]: entry.productCode,
    [FIELDS.fromList]: 'yes',
    [FIELDS.size]: sku,
    [FIELDS.value]: giftCardValue,
    ...Object.fromEntries(
      Object.entries(options ?? {}).map(([name, value]) => [
        fieldOf(name as keyof AddedOptions),
        sent(value),
      ]),
    ),
  };
  return (
    <form method="post" action={ADD_TO_BAG} data-scripted onSubmit={(event) => event.preventDefault()}>
      {Object.entries(fields).map(([name, value]) =>
        value == null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}

type EntryCardProps = {
  entry: DisplayEntry;
  busy: boolean;
  /** Why the bag refused it. */
  refusal: string | undefined;
  onRemove: () => void;
  onMove: () => void;
};

const WORDS = {
  'sold-out': 'Sold out',
  'coming-soon': 'Coming soon',
  'on-request': 'Price on request',
  'store-only': 'Not sold online',
  gone: 'No longer sold',
} as const;

/** A saved piece at its current price, or with its last known data. */
export function EntryCard({ entry, busy, refusal, onRemove, onMove }: EntryCardProps) {
  const { list } = useSite();
  const state = entryState(entry);
  const name = typeset(entry.productName);
  return (
    <article className={`h-full ${card['card']}`} data-state={state} aria-busy={busy || undefined}>
      <SizedTile name={entry.productImage} alt="" shown={SHELF_PICTURE} className={card['tile'] ?? ''} />
      <div className="grid gap-[.1875rem] pt-3.5">
        <p className="micro soft">{entry.productBrand}</p>
        <h2 className={card['name']}>
          {state === 'gone' ? (
            name
          ) : (
            <Link href={entry.productUrl} prefetch={false}>
              {name}
            </Link>
          )}
        </h2>
        <RoundelList labels={entry.productAmplienceRoundels} />
        {state === 'buy' && entry.productValue !== null ? (
          <>
            <EntryPrice entry={entry} />
            <CardOverTime code={entry.productCode} />
          </>
        ) : (
          <p className="soft">{state === 'buy' ? WORDS['on-request'] : WORDS[state]}</p>
        )}
        {state === 'buy' && entry.kept ? <Kept kept={entry.kept} /> : null}
      </div>
      {state === 'buy' ? (
        <div className="relative z-2 mt-auto pt-3">
          {needsChoice(entry) ? (
            <ButtonLink href={entry.productUrl} look="line" small block prefetch={false}>
              Choose a size<span className="visually-hidden"> for {name}</span>
            </ButtonLink>
          ) : (
            <MoveForm entry={entry}>
              <Button type="submit" look="line" small block onClick={onMove}>
                Move to bag<span className="visually-hidden">: {name}</span>
              </Button>
            </MoveForm>
          )}
        </div>
      ) : null}
      <div role="alert">
        {refusal ? <FieldError id={`move-${entry.productCode}-error`}>{refusal}</FieldError> : null}
      </div>
      <button
        type="button"
        aria-label={`Remove ${entry.productName} from ${list.name}`}
        className={`${heart['heart']} ${heart['icon']}`}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </article>
  );
}

/** The choices for a piece that was saved for later. */
function Kept({ kept }: { kept: NonNullable<DisplayEntry['kept']> }) {
  const value = kept.giftCardValue == null ? '' : `£${kept.giftCardValue}`;
  return [value, ...lineWords(kept)].filter(Boolean).map((words) => (
    <p key={words} className="small soft wrap-anywhere whitespace-pre-line">
      {words}
    </p>
  ));
}

function EntryPrice({ entry }: { entry: DisplayEntry }) {
  if (!entry.productDiscounted || entry.productWasPrice === null)
    return <Price value={entry.productValue ?? 0} from={entry.pricesVary ?? false} />;
  return (
    <p className="num flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="font-medium text-sale">
        <span className="visually-hidden">Now </span>
        {entry.pricesVary ? 'From ' : ''}
        {entry.productPrice}
      </span>
      <span className="soft text-[.9em]">
        Was <s>{entry.productWasPrice}</s>
      </span>
    </p>
  );
}
