import type { Robots } from '@loupe/bot-check/robots';
import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { actionOf } from '../domain/robots/realms.ts';
import type { Realm } from '../domain/robots/realms.ts';

export interface RobotPorts {
  readonly robots: Robots;
  readonly checkedRealms: ReadonlySet<Realm>;
}

/** @returns a refusal when the realm is checked and the token is not accepted, else null */
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
