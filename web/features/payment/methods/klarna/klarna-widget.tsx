import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { abandonPayment } from '../../actions/challenge/challenge-api.ts';
import type { ActionProps } from '../../actions/action-props.ts';
import { outcomeOf } from '../../payment-outcome.ts';
import type { Refusal } from '../../refusal-type.ts';
import { settlePayment } from '../../settle-payment.ts';
import { wait } from '../../wait.ts';
import { DECLINED, LEFT, UNREACHABLE } from './klarna-refusals.ts';
import { placeKlarna } from './place-klarna.ts';
import { useWidget } from './use-widget.ts';

/** Klarna's widget on the payment page, and what the shopper does with it. */
export function KlarnaWidget({ action, total, context, onEnd }: ActionProps<'widget'>) {
  const { placementId, session } = action;
  const container = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isPlacing, setIsPlacing] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const widget = useWidget(session, container, {
    onRefused: () => void giveUp(DECLINED),
    onUnreachable: () => void giveUp(UNREACHABLE),
  });
  const { isUnagreed } = widget;
  useEffect(() => heading.current?.focus(), [isUnagreed]);

  async function agree() {
    if (!(await widget.agree())) return;
    setIsPlacing(true);
    const send = () => placeKlarna(placementId);
    const result = await settlePayment({ send, wait, onChecking: () => undefined });
    setIsPlacing(false);
    onEnd(outcomeOf(result, context));
  }

  /** The bag is free again. */
  async function giveUp(refusal: Refusal) {
    setIsLeaving(true);
    const unanswered = { __typename: 'CheckoutInProgress' } as const;
    const result = await abandonPayment(placementId).catch(() => unanswered);
    onEnd(result.__typename === 'Cart' ? { kind: 'refused', refusal } : outcomeOf(result, context));
  }

  return (
    <section aria-labelledby="with-klarna">
      <h2 id="with-klarna" ref={heading} tabIndex={-1} className="title mb-4">
        {isUnagreed ? `You have not agreed to pay ${total} yet` : `Agree with Klarna to pay ${total}`}
      </h2>
      <p className="measure soft mb-4">
        Nothing is taken before you have agreed. We hold your order for a few minutes.
      </p>
      <div ref={container} className="mb-4" />
      <p role="status" className="lead soft">
        {isPlacing ? 'Placing your order. Please keep this page open.' : null}
      </p>
      <div className="flex flex-wrap gap-4">
        <Button disabled={!widget.isReady || isPlacing || isLeaving} onClick={() => void agree()}>
          Agree with Klarna
        </Button>
        <Button look="line" disabled={isPlacing || isLeaving} onClick={() => void giveUp(LEFT)}>
          Choose another way to pay
        </Button>
      </div>
    </section>
  );
}
