'use client';

import { useEffect } from 'react';

declare global {
  interface Window {
    /** Takes buttons that are pressed before React handles them: a set until the page has hydrated. See begin-script.ts. */
    pressed?: { add: (button: HTMLElement) => void };
  }
}

const EVERY_MS = 50;
const LONGEST_MS = 5000;

const isHydrated = (element: HTMLElement): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Presses a button again once React handles it. A part of the page hydrates after the page, when its script has loaded; one that React
 * never handles is pressed in the end all the same.
 */
function pressOnceHydrated(button: HTMLElement, waiting: Set<HTMLElement>): void {
  if (waiting.has(button)) return;
  waiting.add(button);
  const began = performance.now();
  // Not at once: React leaves events of a part that is not hydrated while it runs effects.
  const timer = setInterval(() => {
    if (!isHydrated(button) && performance.now() - began < LONGEST_MS) return;
    clearInterval(timer);
    waiting.delete(button);
    button.click();
  }, EVERY_MS);
}

/** Presses the buttons again that were pressed too early; every page of a shop renders it once. */
export function EarlyPresses() {
  useEffect(() => {
    const early = window.pressed;
    if (!(early instanceof Set)) return;
    const waiting = new Set<HTMLElement>();
    const add = (button: HTMLElement) => pressOnceHydrated(button, waiting);
    window.pressed = { add };
    (early as Set<HTMLElement>).forEach(add);
  }, []);
  return null;
}
