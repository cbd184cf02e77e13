import { IsAuthorizedDocument, SignOutDocument, UserInfoDocument } from '#gql/graphql.ts';
import { browserStorage } from '#lib/browser-storage.ts';
import { storeFailure } from '#features/cart/cart-page-message.ts';
import { bagQuantity } from '#features/header-data/bag-quantity.ts';
import { callGraph } from '#lib/graph-call.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import type { SessionCalls } from '../session-store.ts';

export const sessionCalls: SessionCalls = {
  isAuthorized: async () => {
    try {
      return (await callGraph(IsAuthorizedDocument, {})).isAuthorized;
    } catch (error) {
      if (!(error instanceof GraphClientError) || error.code !== 'SessionExpiredError') throw error;
      // The same response has removed the cookie, so the next bag request only reports that there is no bag, not
      // why.
      if (bagQuantity() > 0) storeFailure(browserStorage('local'), error.code);
      return false;
    }
  },
  userInfo: async ({ composable }) =>
    composable
      ? ((await callGraph(UserInfoDocument, {})).userInfo ?? null)
      : (await import('./page-user-info.ts')).pageUserInfo(),
  signOut: async () => void (await callGraph(SignOutDocument, {})),
};
