/** How long a delivery promise is valid, and when the server answered; both ISO 8601 by the server's clock. */
export type PromiseValidity = { holdsUntil: string; answeredAt: string };

/** How long the promise is valid after the answer, in milliseconds. Independent of the browser's clock. */
export function validForMs({ holdsUntil, answeredAt }: PromiseValidity): number {
  return Date.parse(holdsUntil) - Date.parse(answeredAt);
}
