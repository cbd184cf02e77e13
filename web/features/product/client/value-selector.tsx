'use client';

import { useState } from 'react';
import { FIELDS } from '#features/personal/field-names.ts';
import { Field } from '#ui/field.tsx';
import { ownAmount, type GiftCardOffer } from '../gift-card-offer.ts';
import { useSelection } from './selection.tsx';
import styles from '#ui/radio-tile.module.css';

/** Values of a gift card as radio tiles, and a field for any other amount. */
export function ValueSelector({ offer }: { offer: GiftCardOffer }) {
  const { giftCardValue, chooseValue } = useSelection();
  const [entered, setEntered] = useState('');
  const isOwn = entered.trim() !== '';
  return (
    <fieldset>
      <legend className="small mb-1.75 font-medium">
        Value:{' '}
        <span className="font-normal">{giftCardValue === null ? 'choose one' : `£${giftCardValue}`}</span>
      </legend>
      <div className="mb-4 flex flex-wrap gap-1.5">
        {offer.presetValues.map((value) => (
          <label key={value} className={styles['tile']}>
            <input
              type="radio"
              name={FIELDS.value}
              value={value}
              aria-label={`£${value}`}
              checked={!isOwn && giftCardValue === value}
              onChange={() => {
                setEntered('');
                chooseValue(value);
              }}
            />
            <span aria-hidden="true">£{value}</span>
          </label>
        ))}
      </div>
      <Field
        id={FIELDS.amount}
        label="Another amount in pounds"
        hint={`Whole pounds, £${offer.minValue} to £${offer.maxValue}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={entered}
        error={
          isOwn && giftCardValue === null
            ? `Enter whole pounds from £${offer.minValue} to £${offer.maxValue}.`
            : undefined
        }
        onChange={({ target: { value } }) => {
          setEntered(value);
          chooseValue(value.trim() === '' ? offer.value : ownAmount(offer, value));
        }}
      />
    </fieldset>
  );
}
