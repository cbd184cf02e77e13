'use client';

import { useEffect, useState } from 'react';
import { session } from '#features/session/session.ts';
import { Button } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import { forgetGuest } from './after-sign-in.ts';

/**
 * RT-04: posts the sign-out when the page is shown, then loads the home page, so that no account data remains. A GET
 * of the address has no effect: a prefetch or an image request signs nobody out.
 */
export function SignOut() {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    session.signOut().then(
      () => {
        forgetGuest();
        window.location.replace('/');
      },
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (!hasFailed) return <p role="status">One moment.</p>;
  return (
    <div className="grid justify-items-start gap-6">
      <Message tone="error">
        We could not connect just now, so you are still signed in. Please try again.
      </Message>
      <Button
        onClick={() => {
          setHasFailed(false);
          setAttempt(attempt + 1);
        }}
      >
        Sign out
      </Button>
    </div>
  );
}
