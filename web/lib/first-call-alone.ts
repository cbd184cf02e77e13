/**
 * Lets a page's first call go out alone and the others follow once it is answered. A visitor without a session gets one with
 * the first answer; calls beside it would each begin a session of their own, and a bag filled in one would be lost to the rest.
 */
export function firstCallAlone(send: typeof fetch): typeof fetch {
  let first: Promise<unknown> | undefined;
  return async (...request) => {
    if (first !== undefined) {
      await first;
      return send(...request);
    }
    const answer = send(...request);
    // A first call that fails has set no cookie, but nobody waits for a second one.
    first = answer.catch(() => undefined);
    return answer;
  };
}
