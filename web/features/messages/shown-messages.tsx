import { useEffect } from 'react';
import { Message } from '#ui/message.tsx';
import { hasCloseButton, readMessages } from './messages.ts';
import { arriveAt, closeMessage } from './message-store.ts';
import { MESSAGE_TONE } from './message-tone.ts';

export function ShownMessages({ stored, pathname }: { stored: string; pathname: string }) {
  useEffect(() => arriveAt(pathname), [pathname]);
  return (
    <section aria-label="Messages" className="wrap grid gap-3 pt-4">
      {readMessages(stored).map((message) => (
        <Message
          key={message.text}
          tone={MESSAGE_TONE[message.type]}
          {...(hasCloseButton(message) ? { onClose: () => closeMessage(message.text) } : {})}
        >
          {message.text}
        </Message>
      ))}
    </section>
  );
}
