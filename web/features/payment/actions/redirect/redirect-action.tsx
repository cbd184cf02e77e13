import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { Button } from '#ui/button.tsx';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { outcomeOf } from '../../payment-outcome.ts';
import { NOTHING_TAKEN, STAY, type Refusal } from '../../refusal-type.ts';
import type { ActionProps } from '../action-props.ts';
import { abandonPayment } from '../challenge/challenge-api.ts';
import { markSent, redirectState, send } from './redirect.ts';

const LEFT: Refusal = {
  ...STAY,
  tone: 'info',
  title: 'You have not paid yet.',
  text: `${NOTHING_TAKEN} Your bag is as it was. Pay again, or choose another way to pay.`,
};

/** The provider's own page: the shopper is sent there, and who comes back unpaid may go again or leave the payment. */
export function RedirectAction({ action, total, context, onEnd }: ActionProps<'redirect'>) {
  const { placementId, url } = action;
  const [stage, setStage] = useState(() => redirectState(action, browserStorage('session')));
  const isBack = stage !== 'new';
  const [isLeaving, setIsLeaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const go = useEffectEvent(() => {
    const leave = (to: string) => window.location.assign(to);
    if (!isBack) send({ placementId, url }, browserStorage('session'), leave);
  });
  useEffect(() => {
    go();
    // Back with the browser's button, the page may be as it was left.
    const shown = (event: PageTransitionEvent) => event.persisted && setStage('unapproved');
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [placementId, url]);
  useEffect(() => heading.current?.focus(), [isBack]);

  async function abandon() {
    setIsLeaving(true);
    const unanswered = { __typename: 'CheckoutInProgress' } as const;
    const result = await abandonPayment(placementId).catch(() => unanswered);
    onEnd(result.__typename === 'Cart' ? { kind: 'refused', refusal: LEFT } : outcomeOf(result, context));
  }

  if (!isBack)
    return (
      <p role="status" className="lead soft">
        Taking you to the payment page. One moment.
      </p>
    );
  return (
    <section aria-labelledby="not-approved">
      <h2 id="not-approved" ref={heading} tabIndex={-1} className="title mb-4">
        {stage === 'declined'
          ? 'What you chose there was declined'
          : `You have not agreed to pay ${total} yet`}
      </h2>
      <p className="measure soft mb-4">
        {NOTHING_TAKEN}
        {stage === 'declined' ? ' Go back and choose another card or account.' : ''} We hold your order for a
        few minutes.
      </p>
      <div className="flex flex-wrap gap-4">
        <PlainButtonLink href={url} onClick={() => markSent(action, browserStorage('session'))}>
          Go back to the payment page
        </PlainButtonLink>
        <Button look="line" disabled={isLeaving} onClick={() => void abandon()}>
          Choose another way to pay
        </Button>
      </div>
    </section>
  );
}
