import type { Robots } from '@loupe/bot-check/robots';
import type { Caller } from '../domain/caller.ts';

/** Whether a token was given to a person for the action, which uses it up. */
export const isHuman = async (
  { robots }: { readonly robots: Robots },
  action: string,
  { ipAddress }: Caller,
  token: string | null | undefined,
): Promise<boolean> => Boolean(token) && (await robots.isHuman(token ?? '', { action, ipAddress }));
