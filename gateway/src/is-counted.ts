import { parseCookie } from 'cookie';
import { isbot } from 'isbot';
import type { GatewayContext } from './gateway-context.ts';

/** A visitor's wish not to be counted, as the storefront's page about cookies stores it (`web/features/measuring/not-counted.ts`). */
const NOT_COUNTED = 'notCounted';

/** Whether a shopper's steps may be counted by the shop itself (ADR 110): not of who objects, bots and editors. */
export function isCounted({ cookieHeader = '', client, origin }: GatewayContext): boolean {
  return !origin.isStaged && !hasObjected(cookieHeader) && !isbot(client.userAgent);
}

/** Parses only where the name is: this is asked at each mutation. */
const hasObjected = (cookieHeader: string) =>
  cookieHeader.includes(NOT_COUNTED) && parseCookie(cookieHeader)[NOT_COUNTED] !== undefined;
