import { useEffect, useRef } from 'react';
import checkout from '#features/forms/forms.module.css';
import { Message } from '#ui/message.tsx';

/** Replaces the form, so that nothing can be paid twice. Takes focus. */
export function PaidAgain({ orderNumber }: { orderNumber: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={checkout['form']}>
      <h1 className={`d2 ${checkout['heading']}`}>This order is paid for</h1>
      <Message tone="ok">
        <b className="font-medium">Order {orderNumber} is paid for.</b> There is nothing more to do. We have
        sent you an e-mail, and charge your card when the order leaves us.
      </Message>
    </div>
  );
}
