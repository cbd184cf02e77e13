import { useState } from 'react';
import { Check } from '#ui/check.tsx';
import { FieldError } from '#ui/field-error.tsx';
import type { FieldTexts } from '../../payment-outcome.ts';

const ID = 'finance-agreement';
const ERROR = `${ID}-error`;
const MISSING: FieldTexts = { [ID]: 'Tick the box to go on to the lender.' };

/** Whether the shopper lets us pass their details to the lender. */
export function useAgreement() {
  const [isGiven, setGiven] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const missing = isMissed && !isGiven;
  const errors: FieldTexts = missing ? MISSING : {};
  return {
    errors,
    isMissing: missing,
    /** Shows and returns the validation error. */
    check: (): FieldTexts => {
      setMissed(true);
      return isGiven ? {} : MISSING;
    },
    box: (locked: boolean) => (
      <div>
        <Check
          id={ID}
          checked={isGiven}
          disabled={locked}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? ERROR : undefined}
          onChange={(event) => setGiven(event.target.checked)}
        >
          You may pass my name, address and order to V12 Retail Finance, who will look at my credit record.
        </Check>
        {missing ? <FieldError id={ERROR}>{MISSING[ID]}</FieldError> : null}
      </div>
    ),
  };
}
