'use client';

import { useEffect } from 'react';

declare global {
  interface Window {
    /** Takes what is pressed before React handles it, with the state of a choice: a map until the page has hydrated. See begin-script.ts. */
    pressed?: { set: (pressed: HTMLElement, checked?: boolean) => void };
  }
}

/** Makes presses again that came too early; every page of a shop renders it once. Loaded afterwards, since it is part of every page. */
export function EarlyPresses() {
  useEffect(() => {
    const early = window.pressed;
    if (!(early instanceof Map)) return;
    import('./press-again.ts').then(
      ({ makeUp }) => makeUp(early as Map<HTMLElement, boolean | undefined>),
      // Without it early presses are lost, and no later one.
      () => (window.pressed = { set: () => undefined }),
    );
  }, []);
  return null;
}
