import { useEffect, useRef } from 'react';
import { Message } from '#ui/message.tsx';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import type { Refusal } from '../refusal-type.ts';

const NEXT_STEPS = {
  bag: { href: '/checkout/cart', name: 'Look at your bag' },
  delivery: { href: '/checkout/delivery', name: 'Check your address' },
} as const;

/** Why there is no order, what that means for the money, and what to do next. Takes focus. */
export function RefusalMessage({ refusal }: { refusal: Refusal }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [refusal]);
  const { next } = refusal;
  const way = refusal.way ?? (next === 'bag' || next === 'delivery' ? NEXT_STEPS[next] : undefined);
  return (
    <div ref={box} tabIndex={-1} className="mb-8">
      <Message tone={refusal.tone ?? 'error'}>
        <b className="font-medium">{refusal.title}</b> {refusal.text}
        {way ? (
          <p className="mt-3">
            <PlainButtonLink look="line" small href={way.href}>
              {way.name}
            </PlainButtonLink>
          </p>
        ) : null}
      </Message>
    </div>
  );
}
