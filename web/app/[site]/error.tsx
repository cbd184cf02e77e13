'use client';

import { lazy } from 'react';

/** Every page includes its error boundary, so the boundary's content is loaded only when needed. */
const ServerError = lazy(async () => ({
  default: (await import('#features/errors/client/server-error.tsx')).ServerError,
}));

/** Shown when page data fails after the address was resolved. Next answers 500. */
export default function PageError() {
  return <ServerError />;
}
