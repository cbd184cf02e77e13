import { answerOrThrow } from '../../answers.ts';
import type { Context } from '../../context.ts';

interface Arguments {
  readonly input: { readonly term?: string | null; readonly id?: string | null; readonly country: string };
}

export function addressLookup(_query: unknown, { input }: Arguments, context: Context) {
  return answerOrThrow(context, () => context.useCases.lookUpAddress(context.caller, input));
}
