/**
 * Sends a page's first change alone and the others once it is answered. A visitor without a session gets one with the
 * first change; parallel ones would each open a session, and a bag filled in one would be missing in the rest.
 */
export function firstChangeAlone(send: typeof fetch): typeof fetch {
  let first: Promise<unknown> | undefined;
  return async (...request) => {
    if (first !== undefined) {
      await first;
      return send(...request);
    }
    const answer = send(...request);
    // A failed first change has set no cookie, but the next one is not sent alone either.
    first = answer.catch(() => undefined);
    return answer;
  };
}

/** Sends every change that this page makes, by the graph or a page-style call. Reads are sent by `fetch`. */
export const sendChange: typeof fetch = firstChangeAlone((...request) => fetch(...request));
