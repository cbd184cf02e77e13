import { GetCartDocument } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';
import { answerAbout } from '../answer-about.ts';
import type { CartAnswer } from '../cart-store.ts';

/** @throws when the call fails */
export const askForCart = (): Promise<CartAnswer> =>
  answerAbout(callGraph(GetCartDocument, { isMutualCart: false, isCart: true }));
