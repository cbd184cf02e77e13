'use client';

import { Check } from '#ui/check.tsx';
import { Field } from '#ui/field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { fieldOf, FIELDS } from '../../personal/field-names.ts';
import { EngravingField } from '../../personal/engraving-field.tsx';
import { GiftMessageField } from '../../personal/gift-message-field.tsx';
import styles from '../../personal/personal.module.css';
import { priceWords } from '../../personal/personal-words.ts';
import { typedText } from '../../personal/typed-text.ts';
import { WristSizeField } from '../../personal/wrist-size-field.tsx';
import { useSelection } from './selection.tsx';

/** What is done to the piece for the shopper: fitted to a wrist, engraved, wrapped. */
export function Personalise() {
  const { product, personal, choosePersonal, askedForText, engraving, soldOut } = useSelection();
  if (product.personal === null || soldOut) return null;
  const { wristSizes, engraving: engraved, giftWrap } = product.personal;
  if (wristSizes.length === 0 && engraved == null && giftWrap == null) return null;
  return (
    <div data-personal className={styles['options']}>
      {wristSizes.length > 0 ? (
        <WristSizeField
          id={fieldOf('wristSize')}
          sizes={wristSizes}
          value={personal.wristSize}
          optional
          onChange={(wristSize) => choosePersonal({ wristSize })}
        />
      ) : null}
      <div>
        {engraved == null ? null : (
          <Check
            name={FIELDS.engrave}
            checked={personal.engraving !== null}
            onChange={({ target }) => choosePersonal({ engraving: target.checked ? '' : null })}
          >
            Engrave it, {priceWords(engraved.price)}
          </Check>
        )}
        {engraved == null ? null : (
          <noscript>
            <Field
              id={fieldOf('engraving')}
              label="Text to engrave"
              hint="Letters, digits and . , ’ & + ♥ / -"
              maxLength={engraved.limit}
              autoComplete="off"
            />
          </noscript>
        )}
        {engraved == null || personal.engraving === null ? null : (
          <div className={styles['chosen']}>
            <EngravingField
              id={fieldOf('engraving')}
              terms={engraved}
              value={personal.engraving}
              error={askedForText ? 'Type what we should engrave.' : undefined}
              field={engraving}
              onChange={(text) => choosePersonal({ engraving: typedText(text) })}
            />
          </div>
        )}
        {giftWrap == null ? null : (
          <Check
            name={fieldOf('giftWrap')}
            checked={personal.giftWrap}
            onChange={({ target }) => choosePersonal({ giftWrap: target.checked })}
          >
            Gift wrap and a card, {priceWords(giftWrap.price)}
          </Check>
        )}
        {giftWrap == null ? null : (
          <noscript>
            <TextAreaField
              id={fieldOf('giftMessage')}
              label="Message on the card"
              optional
              rows={3}
              maxLength={giftWrap.messageLimit}
            />
          </noscript>
        )}
        {giftWrap == null || !personal.giftWrap ? null : (
          <div className={styles['chosen']}>
            <GiftMessageField
              id={fieldOf('giftMessage')}
              terms={giftWrap}
              value={personal.giftMessage}
              onChange={(text) => choosePersonal({ giftMessage: typedText(text) })}
            />
          </div>
        )}
      </div>
    </div>
  );
}
