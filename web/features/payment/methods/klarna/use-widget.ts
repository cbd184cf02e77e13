import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { cartStore } from '#features/cart/cart-of-page.ts';
import { checkoutState } from '#features/checkout/checkout-state.ts';
import { useVisitor } from '#features/checkout/use-visitor.ts';
import { browserStorage } from '#lib/browser-storage.ts';
import { useVendorScript } from '../../vendor-scripts.tsx';
import { customerDetails } from './customer-details.ts';
import { openWidget, type OpenWidget } from './klarna-library.ts';

type Listeners = {
  /** The provider refuses this purchase for good. */
  onRefused: () => void;
  /** Its script or its widget cannot be loaded. */
  onUnreachable: () => void;
};

/** The provider's widget, opened in a container for a session. */
export function useWidget(
  session: string,
  container: RefObject<HTMLElement | null>,
  { onRefused, onUnreachable }: Listeners,
) {
  const address = useVendorScript('payLater');
  const visitor = useVisitor();
  const widget = useRef<OpenWidget>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isUnagreed, setIsUnagreed] = useState(false);
  const refused = useEffectEvent(onRefused);
  const unreachable = useEffectEvent(onUnreachable);

  useEffect(() => {
    const place = container.current;
    if (place === null) return;
    let gone = false;
    openWidget(address, session, place).then(
      (opened) => {
        if (gone) return;
        widget.current = opened;
        if (opened === undefined) refused();
        else setIsOpen(true);
      },
      () => gone || unreachable(),
    );
    return () => {
      gone = true;
    };
  }, [address, session, container]);

  return {
    /** The shopper may be asked. */
    isReady: isOpen && !isAsking && visitor !== undefined,
    /** They were asked, and have not agreed. */
    isUnagreed,
    /** Asks the shopper in the provider's pages. @returns whether they have agreed */
    async agree(): Promise<boolean> {
      const bag = cartStore.get();
      if (widget.current === undefined || bag?.status !== 'ready') return false;
      const { guestEmail } = checkoutState(bag.cart, browserStorage('session'), { visitor });
      setIsAsking(true);
      setIsUnagreed(false);
      const answer = await widget.current.agree(customerDetails(bag.cart, guestEmail ?? visitor?.email));
      setIsAsking(false);
      if (answer === 'refused') onRefused();
      setIsUnagreed(answer === 'changeable');
      return answer === 'agreed';
    },
  };
}
