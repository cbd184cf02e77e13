import { withReturnPath } from './return-path.ts';

const PASSWORD = '/login/pw/change';

/**
 * RT-05: where a visitor who is not signed in is sent to from an address of the account, to come back to it; undefined
 * for every other address.
 */
export function signInFirst({ pathname, search, searchParams }: URL): string | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1');
  if (path === PASSWORD) {
    // The e-mail's token stands for its owner.
    return searchParams.get('token') ? undefined : withReturnPath('/login', '/my-account/update-profile');
  }
  const isAccount = path === '/my-account' || path.startsWith('/my-account/');
  return isAccount ? withReturnPath('/login', path + search) : undefined;
}
