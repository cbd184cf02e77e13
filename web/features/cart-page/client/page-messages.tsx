import { useEffect, useState } from 'react';
import { MESSAGE_TONE } from '#features/messages/message-tone.ts';
import { Message } from '#ui/message.tsx';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { clearPageMessages, pageMessages } from '../../cart/cart-page-message.ts';

/** Messages that an earlier page stored for this one (BH-11): until closed, or until the shopper leaves the page. */
export function PageMessages() {
  const [messages, setMessages] = useState(() => pageMessages(browserStorage('session')));

  useEffect(() => {
    const forget = () => clearPageMessages(browserStorage('session'));
    // A full page load does not unmount components.
    window.addEventListener('pagehide', forget);
    return () => {
      window.removeEventListener('pagehide', forget);
      forget();
    };
  }, []);

  function close() {
    clearPageMessages(browserStorage('session'));
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
