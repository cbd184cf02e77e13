const KEY = 'signedIn';

/**
 * Whether somebody was signed in when this browser last checked. A hint for when to check, and what to show until
 * then.
 */
export const wasSignedIn = (local: Storage): boolean => local.getItem(KEY) !== null;

export function rememberSignedIn(local: Storage, isSignedIn: boolean): void {
  if (isSignedIn) local.setItem(KEY, '1');
  else local.removeItem(KEY);
}
