import { IsAuthorizedDocument, SignOutDocument, UserInfoDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import type { SessionCalls } from '../session-store.ts';

export const sessionCalls: SessionCalls = {
  isAuthorized: async () => (await callGraph(IsAuthorizedDocument, {})).isAuthorized,
  userInfo: async () => (await callGraph(UserInfoDocument, {})).userInfo ?? null,
  signOut: async () => void (await callGraph(SignOutDocument, {})),
};
