import { useEffect, useState } from 'react';
import { Message, type MessageTone } from '#ui/message.tsx';
import { browserStorage } from '../browser-storage.ts';
import { clearPageMessages, pageMessages, type PageMessage } from '../cart-page-message.ts';

const TONES: Record<PageMessage['type'], MessageTone> = {
  info: 'info',
  success: 'ok',
  warning: 'warn',
  error: 'error',
};

/** Messages that an earlier page left for this one (BH-11): until closed, or until the shopper goes on. */
export function PageMessages() {
  const [messages, setMessages] = useState(() => pageMessages(browserStorage('session')));

  useEffect(() => {
    const forget = () => clearPageMessages(browserStorage('session'));
    // Going on by a whole page load unmounts nothing.
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
      <Message tone={TONES[message.type]} {...(message.closeButton ? { onClose: close } : {})}>
        {message.text}
      </Message>
    </div>
  ));
}
