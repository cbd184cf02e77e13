/**
 * Sends a page's first call alone and the others once it is answered. A visitor without a session gets one with the
 * first response; parallel calls would each open a session, and a bag filled in one would be missing in the rest.
 */
export function firstCallAlone(send: typeof fetch): typeof fetch {
  let first: Promise<unknown> | undefined;
  return async (...request) => {
    if (first !== undefined) {
      await first;
      return send(...request);
    }
    const answer = send(...request);
    // A failed first call has set no cookie, but the next one is not sent alone either.
    first = answer.catch(() => undefined);
    return answer;
  };
}
