'use client';

import type { ReactNode } from 'react';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { OptionalPart } from '#ui/optional-part.tsx';
import { hasExpress } from './express/in-browser.ts';

/** @param children with a script of their own, which only browsers load that can pay by an express button */
export function ExpressPay({ children }: { children: ReactNode }) {
  return useIsHydrated() && hasExpress() ? <OptionalPart>{children}</OptionalPart> : null;
}
