/** A promise and the clock it was made by, both instants of the server's, ISO 8601. */
export type Held = { holdsUntil: string; answeredAt: string };

/** How long a promise holds after the server made it, in milliseconds. What the browser's clock says does not matter. */
export function heldFor({ holdsUntil, answeredAt }: Held): number {
  return Date.parse(holdsUntil) - Date.parse(answeredAt);
}
