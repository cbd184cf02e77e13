import type { PaymentMethodType } from '#gql/graphql.ts';
import { Check } from '#ui/check.tsx';
import { MethodMarks } from '../methods/method-marks.tsx';
import type { ChosenMethod } from '../methods/payment-method.ts';
import styles from './method-list.module.css';

type MethodHeadProps = {
  method: PaymentMethodType;
  known: ChosenMethod;
  /** Why this bag cannot be paid by it. */
  reason: string | undefined;
  isChosen: boolean;
  /** There is nothing to choose from. */
  isOnly: boolean;
  locked: boolean;
  onChoose: () => void;
};

/** The row by which a method is chosen. */
export function MethodHead({ method, known, reason, isChosen, isOnly, locked, onChoose }: MethodHeadProps) {
  const why = `why-not-${method}`;
  return (
    <>
      <div className={styles['head']}>
        {isOnly ? (
          <h3 className="font-medium">{known.name}</h3>
        ) : (
          <Check
            type="radio"
            name="method"
            checked={isChosen}
            disabled={locked || reason !== undefined}
            aria-describedby={reason === undefined ? undefined : why}
            onChange={onChoose}
          >
            <span className="text-base font-medium">{known.name}</span>
          </Check>
        )}
        {known.marks ? <MethodMarks {...known.marks} /> : null}
      </div>
      {reason === undefined ? null : (
        <p id={why} className={`small soft ${styles['why']}`}>
          {reason}
        </p>
      )}
    </>
  );
}
