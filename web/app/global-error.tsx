'use client';

import { ServerErrorView } from '#features/errors/server-error-view.tsx';
import { SITES } from '#lib/sites.ts';
import '#styles/theme.css';

/** The layout itself failed: nothing is known of the shop, so the plainest of the themes stands in. */
export default function GlobalError() {
  const { theme, legalName } = SITES.beaverbrooks;
  return (
    <html lang="en-GB" className={theme}>
      <head>
        <title>Internal Server Error</title>
      </head>
      <body>
        <ServerErrorView legalName={legalName} phone={null} year={new Date().getFullYear()} wordmark={null} />
      </body>
    </html>
  );
}
