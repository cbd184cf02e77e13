import { isEmail } from '@loupe/contact/email';
import { visible } from '@loupe/contact/visible';
import { GraphClientError } from '../../lib/graph-error.ts';
import { secondsToWait, waitWords } from '../../lib/told-in-address.ts';

export const MAX_NAME = 50;
export const MAX_MESSAGE = 300;

/** Why the list could not be sent, for the shopper. */
export function emailFailureText(error: unknown): string {
  const code = error instanceof GraphClientError ? error.code : undefined;
  switch (code) {
    case 'TooManyAttemptsError':
      return `You have sent this list a few times already. Please try again ${waitWords(secondsToWait(error))}.`;
    case 'ShoppingListEmptyError':
      return 'There is nothing on the list to send.';
    case 'ValidationError':
      return 'Check the e-mail address, and leave web addresses out of name and message.';
    default:
      return 'We could not send it just now. Please try again.';
  }
}

/** The graph's input: empty fields are left out. */
export function emailInput(fields: { email: string; senderName: string; message: string }) {
  const senderName = visible(fields.senderName).trim();
  const message = visible(fields.message).trim();
  return {
    email: visible(fields.email).trim(),
    ...(senderName === '' ? {} : { senderName }),
    ...(message === '' ? {} : { message }),
  };
}

/** Whether the address is one by the rule of the service (VA-13): a browser also takes a domain without a dot. */
export const isSendable = ({ email }: { email: string }): boolean => isEmail(email);
