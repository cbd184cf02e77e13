import { useEffect, useRef } from 'react';
import checkout from '#features/forms/forms.module.css';
import { Message } from '#ui/message.tsx';

/** Replaces the form, so that nothing can be paid or ordered twice. */
/** @param asked whom: undefined when gift cards pay for everything */
export function CheckingMessage({ asked }: { asked: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={checkout['form']}>
      <Message tone="warn">
        {asked === undefined ? (
          <>
            <b className="font-medium">We are still placing your order.</b> Do not order again; we will e-mail
            you within 15 minutes.
          </>
        ) : (
          <>
            <b className="font-medium">We are checking with {asked}.</b> Do not pay again; we will e-mail you
            within 15 minutes.
          </>
        )}
      </Message>
    </div>
  );
}
