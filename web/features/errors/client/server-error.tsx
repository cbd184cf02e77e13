'use client';

import { useParams } from 'next/navigation';
import { isSiteKey, SITES } from '#lib/sites.ts';
import { ServerErrorView } from '../server-error-view.tsx';

/** The 500 page rendered in the browser, when rendering failed after the address was resolved. */
export function ServerError() {
  const { site = '' } = useParams<{ site?: string }>();
  const { legalName, phone, name } = SITES[isSiteKey(site) ? site : 'beaverbrooks'];
  return (
    <>
      <title>Internal Server Error</title>
      <ServerErrorView
        legalName={legalName}
        phone={phone}
        year={new Date().getFullYear()}
        wordmark={
          <a href="/" className="d3">
            {name}
          </a>
        }
      />
    </>
  );
}
