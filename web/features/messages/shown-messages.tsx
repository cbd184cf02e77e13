import { useEffect } from 'react';
import { Message, type MessageTone } from '#ui/message.tsx';
import { readMessages, type Message as Kept } from './messages.ts';
import { arriveAt, closeMessage } from './message-store.ts';

export const TONES: Record<Kept['type'], MessageTone> = {
  info: 'info',
  success: 'ok',
  warning: 'warn',
  error: 'error',
};

export function ShownMessages({ stored, pathname }: { stored: string; pathname: string }) {
  useEffect(() => arriveAt(pathname), [pathname]);
  return (
    <section aria-label="Messages" className="wrap grid gap-3 pt-4">
      {readMessages(stored).map(({ type, text, closeButton }) => (
        <Message
          key={text}
          tone={TONES[type]}
          {...(closeButton ? { onClose: () => closeMessage(text) } : {})}
        >
          {text}
        </Message>
      ))}
    </section>
  );
}
