'use client';

import { useEffect } from 'react';
import { useSite } from '#lib/site-context.tsx';

declare global {
  interface Window {
    /** Pressed hearts that wait for the script; see early-presses.ts. */
    hearts?: HTMLElement[] | { push: (heart: HTMLElement) => void };
  }
}

/** Needed after client-side navigation, when the inline listener of the page's HTML did not run. */
function listen(event: MouseEvent) {
  const heart = (event.target as Element).closest<HTMLElement>('[data-heart]');
  if (heart) window.hearts?.push(heart);
}

/**
 * Handles every heart of the page, starting with those pressed before the script loaded. The call itself is loaded on
 * a press.
 */
export function HeartPresses() {
  const site = useSite();
  useEffect(() => {
    const early = window.hearts;
    const push = (heart: HTMLElement) =>
      void import('./press-heart.ts').then(({ pressHeart }) => pressHeart(site, heart));
    window.hearts = { push };
    if (early === undefined) document.addEventListener('click', listen);
    else if (Array.isArray(early)) early.forEach(push);
  }, [site]);
  return null;
}
