import type { Refusal } from './refusal.ts';

/** The service's text of a failure; a general one where the call itself failed. */
export const refusalText = ({ message }: Refusal): string =>
  message || 'Something went wrong at our end, and we are sorry. Please try again.';
