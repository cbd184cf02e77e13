'use client';

import { lazy } from 'react';

/** Every page carries its error boundary, so what the boundary shows is fetched only when it is needed. */
const ServerError = lazy(async () => ({
  default: (await import('#features/errors/client/server-error.tsx')).ServerError,
}));

/** A page whose data failed after its address was resolved: Next answers 500, the browser shows this. */
export default function PageError() {
  return <ServerError />;
}
