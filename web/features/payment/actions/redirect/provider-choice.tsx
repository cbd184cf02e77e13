import type { MouseEvent, RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { NOTHING_TAKEN } from '../../refusal-type.ts';
import type { redirectState } from './redirect.ts';

export type Stage =
  | ReturnType<typeof redirectState>
  /** The provider's page is in a window beside this one. */
  | 'window'
  /** The shopper is back, and the service is asked. */
  | 'asking';

type ProviderChoiceProps = {
  stage: Stage;
  /** The amount, formatted. */
  total: string;
  url: string;
  isLeaving: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onGo: (event: MouseEvent) => void;
  onLeave: () => void;
};

const HELD = 'We hold your order for a few minutes.';

/** What to do about a payment that has to be approved at its provider. */
export function ProviderChoice({
  stage,
  total,
  url,
  isLeaving,
  heading,
  onGo,
  onLeave,
}: ProviderChoiceProps) {
  if (stage === 'new' || stage === 'asking')
    return (
      <p role="status" className="lead soft">
        {stage === 'new'
          ? 'Taking you to the payment page. One moment.'
          : 'Asking how your payment stands. Please keep this page open.'}
      </p>
    );
  const { title, text, button } = wordsOf(stage, total);
  return (
    <section aria-labelledby="at-provider">
      <h2 id="at-provider" ref={heading} tabIndex={-1} className="title mb-4">
        {title}
      </h2>
      <p className="measure soft mb-4">{text}</p>
      <div className="flex flex-wrap gap-4">
        <PlainButtonLink href={url} onClick={onGo}>
          {button}
        </PlainButtonLink>
        <Button look="line" disabled={isLeaving} onClick={onLeave}>
          Choose another way to pay
        </Button>
      </div>
    </section>
  );
}

function wordsOf(stage: Exclude<Stage, 'new' | 'asking'>, total: string) {
  const back = 'Go back to the payment page';
  switch (stage) {
    case 'window':
      return {
        title: `Agree to pay ${total} in the window that has opened`,
        text: `You come back here by yourself. ${HELD}`,
        button: 'Show the window',
      };
    case 'declined':
      return {
        title: 'What you chose there was declined',
        text: `${NOTHING_TAKEN} Go back and choose another card or account. ${HELD}`,
        button: back,
      };
    case 'unapproved':
      return {
        title: `You have not agreed to pay ${total} yet`,
        text: `${NOTHING_TAKEN} ${HELD}`,
        button: back,
      };
  }
}
