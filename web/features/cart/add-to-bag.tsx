'use client';

import { useEffect, useRef, useState } from 'react';
import { useSite } from '#lib/site-context.tsx';
import { bagUnreached } from '#lib/translations/bag-unreached.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field-error.tsx';
import type { AddedState } from './add-piece.ts';
import type { AddedOptions, AddedPlan } from '../personal/field-names.ts';

type Piece = {
  productId: string;
  variantId: string;
  sku: string;
  /** Whole pounds; only of a gift card. */
  giftCardValue?: number | undefined;
  options?: AddedOptions | undefined;
  plan?: AddedPlan | undefined;
};

export type AddToBagButtonProps = Piece & {
  /** Used in the announcement, e.g. "Winterbourne diamond solitaire". */
  name: string;
  /** Why it cannot be added, e.g. "Sold out"; replaces the button text. */
  disabledReason?: string | undefined;
  label?: string | undefined;
};

type State = { step: 'rest' | 'adding' } | AddedState;

const ADDED_MS = 5_000;
const LABELS = { rest: undefined, adding: 'Adding', added: 'In your bag', failed: undefined } as const;

/** Loaded when the pointer or focus reaches the button, so that pages start without the graph client. */
const cartApi = () => import('./add-piece.ts');

export function AddToBagButton({
  name,
  disabledReason,
  label = 'Add to bag',
  ...piece
}: AddToBagButtonProps) {
  const [state, setState] = useState<State>({ step: 'rest' });
  const sending = useRef(false);
  const site = useSite();

  useEffect(() => {
    if (state.step !== 'added') return;
    const timer = setTimeout(() => setState({ step: 'rest' }), ADDED_MS);
    return () => clearTimeout(timer);
  }, [state.step]);

  async function press() {
    if (disabledReason !== undefined || sending.current) return;
    sending.current = true;
    setState({ step: 'adding' });
    const added = await cartApi()
      .then(({ addedState }) => addedState(piece))
      .catch(() => ({ step: 'failed', text: bagUnreached(site) }) as const);
    setState(added);
    sending.current = false;
  }

  return (
    <div>
      <Button
        // Sends its form where there is no script; what cannot be added sends nothing.
        type={disabledReason === undefined ? 'submit' : 'button'}
        block
        busy={state.step === 'adding'}
        aria-disabled={disabledReason === undefined ? undefined : true}
        onClick={() => void press()}
        onPointerEnter={() => void cartApi()}
        onFocus={() => void cartApi()}
      >
        {disabledReason ?? LABELS[state.step] ?? label}
      </Button>
      <span role="status" className="visually-hidden">
        {state.step === 'added' ? `${name} is in your bag.` : ''}
      </span>
      <div role="alert">
        {state.step === 'failed' ? <FieldError id={`add-${piece.sku}-error`}>{state.text}</FieldError> : null}
      </div>
    </div>
  );
}
