import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';

export function EmptyCart({ children }: { children: ReactNode }) {
  return (
    <>
      <p className="lead soft mb-8">
        Nothing in here yet. What you add waits here until you are ready to pay.
      </p>
      <ButtonLink href="/">Look around the shop</ButtonLink>
      {children}
    </>
  );
}
