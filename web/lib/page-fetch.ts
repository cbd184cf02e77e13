import { firstCallAlone } from './first-call-alone.ts';

/** What every call of this page to the shop goes through, of the graph or page-style, so that the first one begins the one session. */
export const pageFetch: typeof fetch = firstCallAlone((...request) => fetch(...request));
