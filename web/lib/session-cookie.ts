/** The gateway's cookie, over HTTPS and over plain HTTP. Only the gateway reads what is in it, and only the gateway sets it. */
const SESSION = /(?:^|;\s*)(?:__Host-)?session=./;

/**
 * Whether a request names a session. One that does not has neither bag nor list, so a page asks for none: the gateway would begin
 * a session, whose cookie could not be passed on once the page is under way.
 */
export const namesSession = (request: Headers): boolean => SESSION.test(request.get('cookie') ?? '');
