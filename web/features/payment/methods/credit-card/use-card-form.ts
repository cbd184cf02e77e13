import { useMemo, useRef, useState } from 'react';
import { expiryProblem, formatExpiry, parseExpiry } from './card-expiry.ts';
import type { CardErrors, CardField } from './card-token.ts';
import type { CardSource, SecureField } from './open-card.ts';
import { useCardFields } from './use-card-fields.ts';

/** The card's two secure fields and our own expiry field, as one form with one set of errors. */
export function useCardForm(source: CardSource, onSubmit: () => void) {
  const number = useRef<HTMLDivElement>(null);
  const securityCode = useRef<HTMLDivElement>(null);
  const places = useMemo(() => ({ number, securityCode }), []);
  const [expiry, setExpiry] = useState('');
  const [errors, setErrors] = useState<CardErrors>({});

  const fields = useCardFields({
    source,
    places,
    onError: (field, error) => setError(field, error),
    onSubmit,
  });

  function setError(field: CardField, error: string | undefined) {
    setErrors(({ [field]: _, ...others }) => (error === undefined ? others : { ...others, [field]: error }));
    if (field !== 'expiry') fields.describe(field, error ?? '');
  }

  function showErrors(shown: CardErrors) {
    setErrors(shown);
    for (const field of ['number', 'securityCode'] satisfies SecureField[])
      fields.describe(field, shown[field] ?? '');
  }

  return {
    places,
    status: fields.status,
    consent: fields.consent,
    errors,
    showErrors,
    expiry: {
      value: expiry,
      change: (text: string) => {
        setExpiry(formatExpiry(text));
        if (expiryProblem(text, new Date()) === undefined) setError('expiry', undefined);
      },
      leave: () => expiry.trim() !== '' && setError('expiry', expiryProblem(expiry, new Date())),
    },
    /** Shows and returns the validation errors. */
    check: (): CardErrors => {
      const { number, securityCode } = fields.check();
      const found = { number, expiry: expiryProblem(expiry, new Date()), securityCode };
      showErrors(found);
      return found;
    },
    createToken: () => fields.createToken(parseExpiry(expiry) ?? { month: '', year: '' }),
    focus: fields.focus,
    lock: fields.lock,
    reload: () => {
      showErrors({});
      fields.reload();
    },
  };
}

export type CardForm = ReturnType<typeof useCardForm>;
