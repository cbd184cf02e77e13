'use client';

import { lazy, Suspense } from 'react';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import type { ExpressButtonsProps } from './express/express-buttons.tsx';
import { EXPRESS } from './express/registry.ts';

const ExpressButtons = lazy(async () => ({
  default: (await import('./express/express-buttons.tsx')).ExpressButtons,
}));

/** The express buttons that this browser can pay by; nothing, and no script, where there is none. */
export function ExpressPay(props: Omit<ExpressButtonsProps, 'methods'>) {
  const isHydrated = useIsHydrated();
  const methods = isHydrated ? EXPRESS.filter(({ isInBrowser }) => isInBrowser()) : [];
  if (methods.length === 0) return null;
  return (
    <Suspense>
      <ExpressButtons {...props} methods={methods} />
    </Suspense>
  );
}
