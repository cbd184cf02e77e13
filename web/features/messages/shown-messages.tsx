import { useEffect } from 'react';
import { Message } from '#ui/message.tsx';
import { readMessages } from './messages.ts';
import { arriveAt, closeMessage } from './message-store.ts';
import { MESSAGE_TONE } from './message-tone.ts';

export function ShownMessages({ stored, pathname }: { stored: string; pathname: string }) {
  useEffect(() => arriveAt(pathname), [pathname]);
  return (
    <section aria-label="Messages" className="wrap grid gap-3 pt-4">
      {readMessages(stored).map(({ type, text, closeButton }) => (
        <Message
          key={text}
          tone={MESSAGE_TONE[type]}
          {...(closeButton ? { onClose: () => closeMessage(text) } : {})}
        >
          {text}
        </Message>
      ))}
    </section>
  );
}
