import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { actionOf } from '../domain/robots/realms.ts';
import type { Realm } from '../domain/robots/realms.ts';

export interface RobotPorts {
  readonly robots: {
    /** Whether the token is of a person who did just this; false, too, when nobody can tell. */
    isHuman(token: string, about: { action: string; ipAddress: string }): Promise<boolean>;
  };
  readonly checkedRealms: ReadonlySet<Realm>;
}

/** @returns the refusal where the realm wants a check that the token does not pass, else null */
export async function checkRobot(
  { robots, checkedRealms }: RobotPorts,
  realm: Realm,
  { ipAddress }: Caller,
  token: string | null | undefined,
): Promise<FailureOf<'ReCaptchaError'> | null> {
  if (!checkedRealms.has(realm)) return null;
  const isHuman =
    Boolean(token) && (await robots.isHuman(token ?? '', { action: actionOf(realm), ipAddress }));
  return isHuman ? null : { type: 'ReCaptchaError' };
}
