/**
 * The failure types among an operation's possible results, with the selected fields. `code` is left out: it equals
 * the type's name, by which a switch distinguishes them and by which the compiler asks for the text of a new one.
 */
export type FailureIn<Answer> = Answer extends {
  readonly __typename: string;
  readonly code: string;
  readonly message: string;
}
  ? Omit<Answer, 'code'>
  : never;
