const KEY = 'signedIn';

/** Whether somebody was signed in when this browser last heard. A hint: when to ask, and what to show until the answer. */
export const wasSignedIn = (local: Storage): boolean => local.getItem(KEY) !== null;

export function rememberSignedIn(local: Storage, isSignedIn: boolean): void {
  if (isSignedIn) local.setItem(KEY, '1');
  else local.removeItem(KEY);
}
