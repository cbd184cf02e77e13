import { ErrorSummary } from '#features/forms/error-summary.tsx';
import { Field } from '#ui/field.tsx';
import { Message } from '#ui/message.tsx';
import styles from './gift-cards.module.css';
import type { GiftCardFormState } from './use-gift-card-form.ts';

/** What is wrong, then number and PIN. Browsers are asked to store neither. */
export function GiftCardFields({
  state,
  problems,
}: {
  state: GiftCardFormState;
  problems: readonly string[];
}) {
  const { attempt, errors, field } = state;
  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      {problems.map((problem) => (
        <div key={problem} className="mb-5">
          <Message tone="error">{problem}</Message>
        </div>
      ))}
      <div className={styles['fields']}>
        <Field
          {...field('cardNumber')}
          label="Gift card number"
          hint="On the back of the card."
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          className="num"
        />
        <Field
          {...field('pin')}
          label="PIN"
          hint="Under the silver strip."
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          className="num"
        />
      </div>
    </>
  );
}
