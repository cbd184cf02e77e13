import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { abandonPayment } from '../../actions/challenge/challenge-api.ts';
import { PAYMENT_PATH, paymentAddress } from '../../placement-address.ts';
import type { ApplicationStanding } from '../application-standing.ts';
import { applicationWords } from '../application-words.ts';
import { NotLent } from './not-lent.tsx';

type StandingViewProps = {
  /** Undefined where there is nothing to ask about. */
  readonly id?: string;
  readonly standing: Exclude<ApplicationStanding, { kind: 'placed' }>;
  readonly onAsk?: () => void;
};

/** Where an application stands, and what can be done now. The heading takes the focus, so that the answer is announced. */
export function StandingView({ id, standing, onAsk }: StandingViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kind } = standing;
  const { title, lead } = applicationWords(standing);
  const isOver = kind === 'declined' || kind === 'cancelled';
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="d2">
        {title}
      </h1>
      <p className="lead soft measure mt-4 mb-8">{lead}</p>
      <div className="flex flex-wrap gap-4">
        {kind === 'form' || kind === 'signature' ? (
          <PlainButtonLink href={standing.url}>
            {kind === 'form' ? 'Go on at the lender' : 'Read and sign at the lender'}
          </PlainButtonLink>
        ) : null}
        {kind === 'deposit' ? (
          <PlainButtonLink href={paymentAddress(id)}>Go on with the payment</PlainButtonLink>
        ) : null}
        {(kind === 'decision' || kind === 'unknown') && onAsk ? (
          <Button onClick={onAsk}>See where it stands</Button>
        ) : null}
        {isOver ? <PlainButtonLink href="/checkout/cart">Back to your bag</PlainButtonLink> : null}
        {kind === 'elsewhere' ? <PlainButtonLink href="/">Go to the homepage</PlainButtonLink> : null}
        {id !== undefined && onAsk && (kind === 'form' || kind === 'signature' || kind === 'decision') ? (
          <PayAnotherWay id={id} onAsk={onAsk} />
        ) : null}
      </div>
      {isOver ? <NotLent isDeclined={kind === 'declined'} /> : null}
      {kind === 'decision' || kind === 'signature' || kind === 'form' ? (
        <p className="small soft measure mt-8">
          A deposit is held by your bank, not spent. If the loan does not go ahead, all of it goes back to
          your card.
        </p>
      ) : null}
    </>
  );
}

/** Ends the application: the bag is free again. @param onAsk shows the order that it has become meanwhile */
function PayAnotherWay({ id, onAsk }: Required<Pick<StandingViewProps, 'id' | 'onAsk'>>) {
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  async function leave() {
    setBusy(true);
    const next = afterEnding(await abandonPayment(id).catch(() => null));
    if (next === 'pay') return window.location.assign(PAYMENT_PATH);
    if (next === 'ask') return onAsk();
    setBusy(false);
    setRefused(true);
  }
  return (
    <div>
      <Button look="line" busy={isBusy} onClick={() => void leave()}>
        Pay another way
      </Button>
      <div role="alert">
        {isRefused ? (
          <FieldError id="not-ended">We could not end the application just now. Please try again.</FieldError>
        ) : null}
      </div>
    </div>
  );
}

type Answer = Pick<Awaited<ReturnType<typeof abandonPayment>>, '__typename'>;

/**
 * What the page does once the shopper has asked to end an application: it goes to the ways to pay, asks again what has become of the
 * application, or says that it has not ended.
 * @param answer null for none
 */
export function afterEnding(answer: Answer | null): 'pay' | 'ask' | 'stay' {
  if (answer?.__typename === 'Cart') return 'pay';
  return answer?.__typename === 'OrderPlaced' ? 'ask' : 'stay';
}
