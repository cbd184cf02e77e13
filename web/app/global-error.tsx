'use client';

import { lazy, Suspense } from 'react';

const ServerError = lazy(async () => ({
  default: (await import('#features/errors/client/server-error.tsx')).ServerError,
}));

/** Shown when the root layout failed: shop and theme are unknown, so the page is plain. */
export default function GlobalError() {
  return (
    <html lang="en-GB" className="theme-highstreet">
      <body>
        <Suspense>
          <ServerError />
        </Suspense>
      </body>
    </html>
  );
}
