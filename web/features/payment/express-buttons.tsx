import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentMethodType } from '#gql/graphql.ts';
import { cartStore } from '#features/cart/cart-of-page.ts';
import { leaveToCart } from '#features/cart/use-checkout-cart.ts';
import { facts } from '#features/measuring/facts.ts';
import { Button } from '#ui/button.tsx';
import { CheckingMessage } from './client/checking-message.tsx';
import { PlacedOrder } from './client/placed-order.tsx';
import { RefusalMessage } from './client/refusal-message.tsx';
import { cameBack, type CameBack } from './express/came-back.ts';
import type { ExpressMethod, ExpressOutcome, ExpressPay, ExpressSource } from './express/express-method.ts';
import styles from './express/express.module.css';
import { usableExpress } from './express/registry.ts';

type ExpressButtonsProps = {
  source: ExpressSource;
  /** The bag's own ways to pay, where there is a bag: what it may not use is said instead of shown. */
  offered?: readonly { method: PaymentMethodType; unavailableReason?: string | null }[] | undefined;
};

/** Ways to pay in one step, beside the button to the checkout. */
export function ExpressButtons({ source, offered }: ExpressButtonsProps) {
  const [methods] = useState(usableExpress);
  const [outcome, setOutcome] = useState<ExpressOutcome>();
  const [busy, setBusy] = useState<PaymentMethodType>();
  const reasonOf = ({ method, name }: ExpressMethod): string | null => {
    if (offered === undefined) return null;
    const offer = offered.find((each) => each.method === method);
    return offer === undefined ? `${name} is not offered for this bag.` : (offer.unavailableReason ?? null);
  };
  const usable = methods.filter((method) => reasonOf(method) === null);

  async function press(method: PaymentMethodType, pay: ExpressPay) {
    if (busy !== undefined) return;
    setBusy(method);
    setOutcome(undefined);
    const ended = await pay({
      ...source,
      fill: async () => {
        const filled = await source.fill();
        if ('cart' in filled) facts.push(['payment', method]);
        return filled;
      },
    });
    if (ended.kind === 'leaving') return;
    setBusy(undefined);
    if (ended.kind === 'lost') return leaveToCart(ended.failure);
    if (ended.kind === 'refused' && ended.refusal.refetchCart) void cartStore.refresh();
    setOutcome(ended);
  }

  const goOn = useEffectEvent(({ method, pay }: CameBack) => void press(method, pay));
  useEffect(() => void cameBack(methods).then((back) => back && goOn(back)), [methods]);
  useEffect(() => {
    // Who left for a wallet comes back by the browser's Back button.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(undefined);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  if (outcome?.kind === 'placed') return <PlacedOrder orderNumber={outcome.orderNumber} />;
  if (outcome?.kind === 'checking') return <CheckingMessage asked="your bank" />;
  return (
    <div className={styles['express']}>
      {usable.length > 0 ? <p className="small soft text-center">or pay in one step</p> : null}
      {usable.map((each) => (
        <ExpressButton
          key={each.method}
          {...each}
          isBusy={busy === each.method}
          onPress={(pay) => void press(each.method, pay)}
        />
      ))}
      {methods.map((each) => {
        const reason = reasonOf(each);
        return reason === null ? null : (
          <p key={each.method} className="small soft">
            {each.name}: {reason}
          </p>
        );
      })}
      {usable.length > 0 ? (
        <p className="micro soft">You agree the address and the total before anything is taken.</p>
      ) : null}
      {outcome?.kind === 'refused' ? <RefusalMessage refusal={outcome.refusal} /> : null}
    </div>
  );
}

type ExpressButtonProps = Pick<ExpressMethod, 'name' | 'load'> & {
  isBusy: boolean;
  onPress: (pay: ExpressPay) => void;
};

/** It pays once what it needs has loaded, since the press itself has to open the sheet. */
function ExpressButton({ name, load, isBusy, onPress }: ExpressButtonProps) {
  const pay = useRef<ExpressPay>(undefined);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    void load().then((loaded) => {
      pay.current = loaded;
      setIsReady(true);
    });
  }, [load]);
  return (
    <Button
      block
      look="line"
      busy={isBusy}
      aria-disabled={!isReady || isBusy}
      onClick={() => pay.current && onPress(pay.current)}
    >
      Pay with {name}
    </Button>
  );
}
