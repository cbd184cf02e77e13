import { useState } from 'react';
import type { FullCartFragment } from '#gql/graphql.ts';
import type { CartPageFailure } from '#features/cart/cart-page-message.ts';
import { FieldError } from '#ui/field-error.tsx';
import { Tile } from '#ui/tile.tsx';
import styles from './promotions.module.css';

type Offer = FullCartFragment['freeGiftOffers'][number];

type GiftChoiceProps = {
  offer: Offer;
  announce: (text: string) => void;
  onLost: (failure: CartPageFailure) => void;
};

/** A free gift of the bag: one of its pieces, or none (MU-07). */
export function GiftChoice({ offer, announce, onLost }: GiftChoiceProps) {
  /** Shown as chosen until the answer comes. */
  const [wanted, setWanted] = useState<{ sku: string | null }>();
  const busy = wanted !== undefined;
  const [problem, setProblem] = useState<string>();
  const { id, name, choices } = offer;
  const chosenSku = wanted === undefined ? (offer.chosenSku ?? null) : wanted.sku;

  async function choose(sku: string | null) {
    if (busy) return;
    setWanted({ sku });
    const { chooseGift } = await import('./promotions-api.ts');
    const change = await chooseGift(id, sku).catch(() => ({
      problem: 'We could not connect just now. Nothing has changed.',
    }));
    setWanted(undefined);
    if ('lost' in change) return onLost(change.lost);
    setProblem('problem' in change ? change.problem : undefined);
    const chosen = choices.find((choice) => choice.sku === sku);
    if (!('problem' in change)) announce(chosen ? `Your gift: ${chosen.name}.` : 'No gift.');
  }

  return (
    <fieldset className={styles['gift']} aria-busy={busy}>
      <legend className="title float-left w-full">Your gift</legend>
      <p className="small soft clear-both">{name}</p>
      <div role="alert">{problem ? <FieldError id={`gift-${id}-error`}>{problem}</FieldError> : null}</div>
      <div className={styles['choices']}>
        {choices.map((choice) => (
          <label key={choice.sku}>
            <Tile name={choice.image} alt="" sizes="9rem" />
            <span className="small">
              <input
                type="radio"
                name={`gift-${id}`}
                value={choice.sku}
                checked={choice.sku === chosenSku}
                disabled={!choice.isAvailable}
                onChange={() => void choose(choice.sku)}
              />{' '}
              {choice.name}
              {choice.isAvailable ? null : ', gone'}
            </span>
          </label>
        ))}
        <label className={styles['none']}>
          <span className="small">
            <input
              type="radio"
              name={`gift-${id}`}
              value=""
              checked={chosenSku === null}
              onChange={() => void choose(null)}
            />{' '}
            No gift
          </span>
        </label>
      </div>
    </fieldset>
  );
}
