'use client';

import { lazy, Suspense } from 'react';

const ServerError = lazy(async () => ({
  default: (await import('#features/errors/client/server-error.tsx')).ServerError,
}));

/** The layout itself failed: nothing is known of the shop or its theme, so the words stand on a plain page. */
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
