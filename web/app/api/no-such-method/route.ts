import { correlationOf, problem } from '#lib/problem.ts';

/** What requests that Next cannot read are led to (`refuseUnreadable`); asked for by its address, it is no call of any method either. */
export function GET(request: Request): Response {
  const message = 'Use GET or POST.';
  const headers = { allow: 'GET, HEAD, POST' };
  return problem({ status: 405, code: 'METHOD_NOT_ALLOWED', message, headers }, correlationOf(request));
}
