import { withReturnPath } from './return-path.ts';

const PASSWORD = '/login/pw/change';

/**
 * RT-05: the sign-in address, with the way back, for a visitor who opens an account page without being signed in;
 * undefined for every other address.
 */
export function signInFirst({ pathname, search, searchParams }: URL): string | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1');
  if (path === PASSWORD) {
    // The token from the e-mail identifies the customer.
    return searchParams.get('token') ? undefined : withReturnPath('/login', '/my-account/update-profile');
  }
  const isAccount = path === '/my-account' || path.startsWith('/my-account/');
  return isAccount ? withReturnPath('/login', path + search) : undefined;
}
