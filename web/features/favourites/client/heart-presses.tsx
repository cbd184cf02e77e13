'use client';

import { useEffect } from 'react';
import { useSite } from '#lib/site-context.tsx';

declare global {
  interface Window {
    /** Hearts pressed and not yet answered for; see early-presses.ts. */
    hearts?: HTMLElement[] | { push: (heart: HTMLElement) => void };
  }
}

/** A page that was begun elsewhere in the shop has come here without the HTML that listens. */
function listen(event: MouseEvent) {
  const heart = (event.target as Element).closest<HTMLElement>('[data-heart]');
  if (heart) window.hearts?.push(heart);
}

/** Answers every heart of the page, those pressed before this script had arrived first. The call itself is loaded then. */
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
