import {
  ForgotPasswordDocument,
  ResetPasswordDocument,
  SignInDocument,
  SignUpDocument,
  type ForgotPasswordInput,
  type ResetPasswordInput,
  type SignInMutationVariables,
  type SignUpInput,
} from '#gql/graphql.ts';
import type { UserInfo } from '#features/session/session-store.ts';
import { session } from '#features/session/session.ts';
import { callGraph } from '#lib/graph-call.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { afterSignIn } from './client/after-sign-in.ts';

/** A union member that is neither the customer nor a failure with a text does not compile. */
type Answer = { readonly __typename: 'User' } | Refusal;
type Entered = ({ readonly __typename: 'User' } & UserInfo) | Refusal;

const entered = (answer: Entered) => ('hybrisCustomerId' in answer ? { user: answer } : { refusal: answer });
const refused = (answer: Answer): Refusal | undefined => ('message' in answer ? answer : undefined);

/** @returns the refusal, or nothing @throws GraphClientError when the call itself fails (ER-07) */
export async function signIn(request: SignInMutationVariables): Promise<Refusal | undefined> {
  const refusal = await session.signIn<Refusal>(async () =>
    entered((await callGraph(SignInDocument, request)).signIn),
  );
  if (refusal === undefined) await afterSignIn();
  return refusal;
}

/** Creates an account and signs in. @returns the refusal, or nothing */
export async function signUp(input: SignUpInput): Promise<Refusal | undefined> {
  const refusal = await session.signIn<Refusal>(async () =>
    entered((await callGraph(SignUpDocument, { input })).signUp),
  );
  if (refusal === undefined) await afterSignIn();
  return refusal;
}

export async function forgotPassword(input: ForgotPasswordInput): Promise<Refusal | undefined> {
  try {
    await callGraph(ForgotPasswordDocument, { input });
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}

export const resetPassword = async (input: ResetPasswordInput) =>
  refused((await callGraph(ResetPasswordDocument, { input })).resetPassword);
