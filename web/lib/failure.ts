/**
 * The failures among what an operation may answer, with what was asked of each. `code` is left out: it is the type's name, by which
 * a switch tells one from another and by which the compiler asks for the words of a new one.
 */
export type FailureIn<Answer> = Answer extends {
  readonly __typename: string;
  readonly code: string;
  readonly message: string;
}
  ? Omit<Answer, 'code'>
  : never;
