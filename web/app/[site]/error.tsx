'use client';

import { useParams } from 'next/navigation';
import { ServerErrorView } from '#features/errors/server-error-view.tsx';
import { isSiteKey, SITES } from '#lib/sites.ts';

/** A page whose data failed after its address was resolved: Next answers 500, the browser shows this. */
export default function PageError() {
  const { site } = useParams<{ site: string }>();
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
