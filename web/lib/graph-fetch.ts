import { firstCallAlone } from './apollo/first-call-alone.ts';

/** What every graph call of this page goes through, so that one session is begun by whoever comes first. */
export const graphFetch: typeof fetch = firstCallAlone((...request) => fetch(...request));
