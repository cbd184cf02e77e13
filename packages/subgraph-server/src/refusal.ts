import { GraphFault } from './fault.ts';

/** An expected failure as a member of a mutation's union: its name is its type and its code, and the message is for the shopper. */
export type Refusal<Failure extends { readonly type: string }> = Failure extends {
  readonly type: infer Name extends string;
}
  ? Failure & { readonly __typename: Name; readonly code: Name; readonly message: string }
  : never;

export function refusal<const Failure extends { readonly type: string }>(
  failure: Failure,
  message: string,
): Refusal<Failure> {
  const { type } = failure;
  const member: Failure & { readonly __typename: string; readonly code: string; readonly message: string } = {
    ...failure,
    __typename: type,
    code: type,
    message,
  };
  // TypeScript cannot infer the member's name from the failure's.
  return member as Refusal<Failure>;
}

/** The member for invalid input of every mutation's union. */
export function invalidInput({ field, message }: { readonly field: string; readonly message: string }) {
  return { __typename: 'ValidationError', code: 'ValidationError', message, field } as const;
}

/** For a field whose type has no member for failures: the failure as an error with its name as code, its message and details. */
export function refusalFault({ type, ...details }: { readonly type: string }, message: string): GraphFault {
  return new GraphFault(type, message, details);
}
