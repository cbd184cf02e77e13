'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { useStoredMessages } from './client/stored-messages.ts';
import { useToast } from './toast-store.ts';

const ShownMessages = lazy(async () => ({ default: (await import('./shown-messages.tsx')).ShownMessages }));
const ShownToast = lazy(async () => ({ default: (await import('./client/shown-toast.tsx')).ShownToast }));

/** Messages of the shop above the page's content, and the toast at its bottom. */
export function GlobalMessages() {
  const pathname = usePathname();
  const stored = useStoredMessages();
  const toast = useToast();
  return (
    <>
      <Suspense>{stored === null ? null : <ShownMessages stored={stored} pathname={pathname} />}</Suspense>
      {/* The live region exists before there is a message, so that assistive technology announces it. */}
      <div role="status">
        <Suspense>{toast ? <ShownToast toast={toast} /> : null}</Suspense>
      </div>
    </>
  );
}
