import { useEffect, useState } from 'react';
import { MESSAGE_TONE } from '#features/messages/message-tone.ts';
import type { Message as PageMessage } from '#features/messages/messages.ts';
import { useSite } from '#lib/site-context.tsx';
import type { CommonKey } from '#lib/translations/common.ts';
import { sentence } from '#lib/translations/sentence.ts';
import { Message } from '#ui/message.tsx';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { MESSAGE_KEY, type CartPageFailure } from '../../cart/cart-page-message.ts';
import { readLastOrder } from '../../cart/last-order.ts';

const SAID = {
  CartNotFoundError: 'cart.not-found.error',
  SessionExpiredError: 'cart.session-expired.error',
  DiscountCodesError: 'cart.discount-codes.error',
} as const satisfies Record<CartPageFailure, CommonKey>;

/** An ordered bag is not lost, and nothing has to be added again. */
function messageOf(
  failure: CartPageFailure,
  lastOrder: string | undefined,
  say: (key: CommonKey) => string,
): PageMessage {
  if (failure !== 'CartNotFoundError' || lastOrder === undefined)
    return { type: 'warning', text: say(SAID[failure]) };
  const text = `What was in your bag is ordered: ${lastOrder}. We have sent you a receipt.`;
  return { type: 'success', text };
}

type Load = {
  isReload: boolean;
  /** The sentence of a key on this shop. */
  say: (key: CommonKey) => string;
};

/** The messages of this page, which session storage keeps: what an earlier page failed with, or else what a reload finds. */
export function pageMessages(
  session: Storage,
  failure: CartPageFailure | undefined,
  { isReload, say }: Load,
): PageMessage[] {
  if (failure !== undefined)
    session.setItem(MESSAGE_KEY, JSON.stringify([messageOf(failure, readLastOrder(session), say)]));
  else if (!isReload) session.removeItem(MESSAGE_KEY);
  const stored = session.getItem(MESSAGE_KEY);
  return stored === null ? [] : (JSON.parse(stored) as PageMessage[]);
}

type Loaded = Pick<PerformanceNavigationTiming, 'type' | 'name'>;

/** Whether the document is a reload of this page, and not of one that led here. @param address of this page */
export const isLoadedAgain = (loaded: Loaded | undefined, address: string): boolean =>
  loaded?.type === 'reload' && new URL(loaded.name).pathname === new URL(address).pathname;

const isReload = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return isLoadedAgain(loaded, window.location.href);
};

const forget = () => browserStorage('session').removeItem(MESSAGE_KEY);

/**
 * Messages that an earlier page left for this one (BH-11): until closed, or until the shopper leaves the page. A reload keeps them.
 * @param recovered the failure that this page load has recovered from
 */
export function PageMessages({ recovered }: { recovered: CartPageFailure | undefined }) {
  const site = useSite();
  const [messages, setMessages] = useState(() =>
    pageMessages(browserStorage('session'), recovered, {
      isReload: isReload(),
      say: (key) => sentence(site, key),
    }),
  );

  // A full page load does not unmount components: what it leaves behind is forgotten when the bag is opened again.
  useEffect(() => forget, []);

  function close() {
    forget();
    setMessages([]);
  }

  return messages.map((message) => (
    <div key={message.text} className="mb-6">
      <Message
        tone={MESSAGE_TONE[message.type]}
        {...(message.closeButton === false ? {} : { onClose: close })}
      >
        {message.text}
      </Message>
    </div>
  ));
}
