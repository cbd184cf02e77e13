import type { Message } from '../messages/messages.ts';

type Failure = { code: string; message: string } | { error: unknown };
type ListWords = { name: string };

/**
 * The message for a failed change of the list. Only a refusal of the error catalogue is quoted: messages of a network
 * or server error are not for shoppers.
 */
export function listFailureMessage(failure: Failure, list: ListWords): Message {
  return { type: 'error', text: textOf(failure, list), closeButton: true };
}

function textOf(failure: Failure, list: ListWords): string {
  if ('error' in failure) return generalError(list);
  return failure.message || generalError(list);
}

/** favourites.general.error */
const generalError = ({ name }: ListWords): string =>
  `We could not change your ${name} just now. Please try again.`;
