import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { orInvalid, tellRetryAfter } from './answers.ts';
import { invalidInput, refusal, type Refusal } from './refusal.ts';

/** Makes the member of each success type from the result of that name. */
type Successes = Readonly<Record<string, (result: never, context: never) => object>>;
type Failed = { readonly type: string; readonly retryAfterSeconds?: number };
type ResultOf<Made extends Successes> = Parameters<Made[keyof Made]>[0];
type MemberOf<Made extends Successes, Result extends { readonly type: string }> = Result extends {
  readonly type: infer Name extends keyof Made;
}
  ? Awaited<ReturnType<Made[Name]>>
  : Refusal<Result>;

/**
 * For mutations whose type is a union: a use case's result as its member. A success is made by its name; any other result is a failure,
 * a member of that name with its message. Invalid input is a ValidationError. With TooManyAttemptsError the answer carries Retry-After.
 */
export const unionAnswers =
  <Context extends { readonly setHeader: (name: string, value: string) => void }, Failure extends Failed>() =>
  <const Made extends Successes>(
    successes: Made,
    messageOf: (failure: Failure, context: Context) => string,
  ) =>
  /** @throws every error but InvalidFieldError */
  async <Given extends Pick<Context, 'setHeader'>, Result extends ResultOf<Made> | Failure>(
    context: Given,
    work: (context: Given) => Promise<Result>,
  ): Promise<MemberOf<Made, Result> | ReturnType<typeof invalidInput>> => {
    const result = await orInvalid(() => work(context));
    if (result instanceof InvalidFieldError) return invalidInput(result);
    // TypeScript cannot infer the member from the name of the result's type.
    const member = async (): Promise<object> => {
      if (Object.hasOwn(successes, result.type))
        return successes[result.type]!(result as never, context as never);
      tellRetryAfter(context, result as Failure);
      return refusal<Failure>(result as Failure, messageOf(result as Failure, context as never));
    };
    return (await member()) as MemberOf<Made, Result>;
  };
