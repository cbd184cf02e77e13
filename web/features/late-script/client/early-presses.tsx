'use client';

import { useEffect } from 'react';

declare global {
  interface Window {
    /** Takes what is pressed before React handles it, with the state of a choice: a map until the page has hydrated. See begin-script.ts. */
    pressed?: { set: (pressed: HTMLElement, checked?: boolean) => void };
  }
}

const EVERY_MS = 50;
const LONGEST_MS = 5000;

const isHydrated = (element: HTMLElement): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Presses again once React handles it. A part of the page hydrates after the page, when its script has loaded; one that React never
 * handles is pressed in the end all the same.
 * @param waiting what is waited for, with the last state of a choice
 */
function pressOnceHydrated(element: HTMLElement, waiting: Map<HTMLElement, boolean | undefined>): void {
  const began = performance.now();
  // Not at once: React leaves events of a part that is not hydrated while it runs effects.
  const timer = setInterval(() => {
    if (!isHydrated(element) && performance.now() - began < LONGEST_MS) return;
    clearInterval(timer);
    const checked = waiting.get(element);
    waiting.delete(element);
    // The browser has changed a choice already; React is told of changes only.
    if (checked !== undefined) (element as HTMLInputElement).checked = !checked;
    element.click();
  }, EVERY_MS);
}

/** Presses again what was pressed too early; every page of a shop renders it once. */
export function EarlyPresses() {
  useEffect(() => {
    const early = window.pressed;
    if (!(early instanceof Map)) return;
    const waiting = new Map<HTMLElement, boolean | undefined>();
    const set = (element: HTMLElement, checked: boolean | undefined) => {
      if (!waiting.has(element)) pressOnceHydrated(element, waiting);
      waiting.set(element, checked);
    };
    window.pressed = { set };
    for (const [element, checked] of early as Map<HTMLElement, boolean | undefined>) set(element, checked);
  }, []);
  return null;
}
