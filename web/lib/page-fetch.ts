import { firstCallAlone } from './first-call-alone.ts';

/** Used by every call of this page to the shop, graph or page-style, so that they share one session. */
export const pageFetch: typeof fetch = firstCallAlone((...request) => fetch(...request));
