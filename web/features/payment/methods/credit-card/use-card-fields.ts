import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { CARD_TEXTS, type CardErrors } from './card-token.ts';
import type { FieldState } from './flex.ts';
import { openCard, SECURE_FIELDS, type CardSource, type OpenCard, type SecureField } from './open-card.ts';

export type CardFieldsStatus = 'loading' | 'ready' | 'failed';

type Options = {
  source: CardSource;
  places: Record<SecureField, RefObject<HTMLElement | null>>;
  /** A field's validity changed; undefined clears its error. */
  onError: (field: SecureField, error: string | undefined) => void;
  /** Enter was pressed inside a field. */
  onSubmit: () => void;
};

const UNTOUCHED: FieldState = { empty: true, valid: false, couldBeValid: true };

/** Mounts the provider's fields while the page is shown, each time with a new context. */
export function useCardFields({ source, places, onError, onSubmit }: Options) {
  const [status, setStatus] = useState<CardFieldsStatus>('loading');
  const [opening, setOpening] = useState(0);
  const [consent, setConsent] = useState<string>();
  const open = useRef<OpenCard>(undefined);
  const states = useRef<Record<SecureField, FieldState>>({ number: UNTOUCHED, securityCode: UNTOUCHED });
  const listeners = useRef({ onError, onSubmit });
  const context = useEffectEvent(source.context);
  const { id } = source;

  useEffect(() => {
    listeners.current = { onError, onSubmit };
  });

  useEffect(() => {
    let gone = false;
    const { number, securityCode } = places;
    if (!number.current || !securityCode.current) return;
    openCard(
      { id, context: () => context() },
      { number: number.current, securityCode: securityCode.current },
      {
        onReady: () => setStatus('ready'),
        onFailed: () => setStatus('failed'),
        onSubmit: () => listeners.current.onSubmit(),
        onState: (field, state, event) => {
          states.current[field] = state;
          if (state.valid) listeners.current.onError(field, undefined);
          else if (event === 'blur' && !state.empty)
            listeners.current.onError(field, CARD_TEXTS[field].invalid);
        },
      },
    ).then(
      (card) => {
        if (gone) return card.close();
        open.current = card;
        setConsent(card.consent);
      },
      () => gone || setStatus('failed'),
    );
    return () => {
      gone = true;
      open.current?.close();
      open.current = undefined;
      states.current = { number: UNTOUCHED, securityCode: UNTOUCHED };
      setStatus('loading');
    };
  }, [id, places, opening]);

  return {
    status,
    consent,
    /** Empties both fields and mounts them with a new context. */
    reload: () => setOpening((count) => count + 1),
    /** The validation errors. */
    check: (): CardErrors => errorsOf(states.current),
    createToken: (expiry: Parameters<OpenCard['createToken']>[0]) =>
      open.current?.createToken(expiry) ?? Promise.reject({ reason: 'CREATE_TOKEN_NO_FIELDS_LOADED' }),
    focus: (field: SecureField) => open.current?.fields[field].focus(),
    lock: (disabled: boolean) =>
      SECURE_FIELDS.forEach((field) => open.current?.fields[field].update({ disabled })),
    /** Announces the error with its field. */
    describe: (field: SecureField, description: string) =>
      open.current?.fields[field].update({ description }),
  };
}

function errorsOf(states: Record<SecureField, FieldState>): CardErrors {
  const wrong = SECURE_FIELDS.filter((field) => !states[field].valid);
  return Object.fromEntries(
    wrong.map((field) => [field, CARD_TEXTS[field][states[field].empty ? 'empty' : 'invalid']]),
  );
}
