import type { RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Message } from '#ui/message.tsx';
import { FieldError } from '#ui/field-error.tsx';
import styles from './card.module.css';
import { CARD_FIELD_IDS, type CardFieldIds } from './card-token.ts';
import type { CardForm } from './use-card-form.ts';

type CardFieldsProps = {
  card: CardForm;
  locked: boolean;
  /** What is safe when the fields do not load, e.g. "your bag". */
  safe: string;
  ids?: CardFieldIds;
};

/** The provider's two fields, our own of the expiry, and what becomes of what is typed. */
export function CardFields({ card, locked, safe, ids = CARD_FIELD_IDS }: CardFieldsProps) {
  const { errors, expiry } = card;
  return (
    <div aria-busy={card.status === 'loading'}>
      {card.status === 'failed' ? <FieldsUnavailable safe={safe} retry={card.reload} /> : null}
      <div className={styles['fields']} hidden={card.status === 'failed'}>
        <SecureField
          id={ids.number}
          label="Card number"
          place={card.places.number}
          error={errors.number}
          locked={locked}
          onFocus={() => card.focus('number')}
        />
        <Field
          id={ids.expiry}
          label="Expiry"
          placeholder="MM / YY"
          inputMode="numeric"
          autoComplete="cc-exp"
          className="num"
          value={expiry.value}
          error={errors.expiry}
          disabled={locked}
          onChange={(event) => expiry.change(event.target.value)}
          onBlur={expiry.leave}
        />
        <SecureField
          id={ids.securityCode}
          label="Security code"
          place={card.places.securityCode}
          error={errors.securityCode}
          locked={locked}
          onFocus={() => card.focus('securityCode')}
        />
        <p className={`micro soft ${styles['note']}`}>
          <Icon name="lock" small className="mt-0.5" />
          Your card number goes straight to the bank. We never see or store it.
        </p>
        {card.consent ? <p className={`micro soft ${styles['note']}`}>{card.consent}</p> : null}
      </div>
    </div>
  );
}

function FieldsUnavailable({ safe, retry }: { safe: string; retry: () => void }) {
  return (
    <Message tone="error">
      <p>The secure card fields did not load. Nothing has been taken, and {safe} is safe.</p>
      <Button look="line" small className="mt-3" onClick={retry}>
        Try again
      </Button>
    </Message>
  );
}

type SecureFieldProps = {
  id: string;
  label: string;
  place: RefObject<HTMLDivElement | null>;
  error: string | undefined;
  locked: boolean;
  onFocus: () => void;
};

/**
 * Container of a field of the provider. The library puts a frame into it, focuses it on a click on the label and
 * announces the error; focus on the container's id is forwarded.
 */
function SecureField({ id, label, place, error, locked, onFocus }: SecureFieldProps) {
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <div
        ref={place}
        id={id}
        tabIndex={-1}
        className={styles['secure']}
        data-invalid={error ? '' : undefined}
        data-locked={locked ? '' : undefined}
        onFocus={(event) => event.target === event.currentTarget && onFocus()}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
