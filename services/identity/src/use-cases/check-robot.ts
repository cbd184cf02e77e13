import type { Robots } from '@loupe/bot-check/robots';
import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { actionOf } from '../domain/robots/realms.ts';
import type { Realm } from '../domain/robots/realms.ts';

export interface RobotPorts {
  readonly robots: Robots;
  readonly checkedRealms: ReadonlySet<Realm>;
}

/** Whether a token was given to a person for the realm, which uses it up. */
export const isHuman = async (
  { robots }: Pick<RobotPorts, 'robots'>,
  realm: Realm,
  { ipAddress }: Caller,
  token: string | null | undefined,
): Promise<boolean> =>
  Boolean(token) && (await robots.isHuman(token ?? '', { action: actionOf(realm), ipAddress }));

/** @returns a refusal when the realm is checked and the token is not accepted, else null */
export async function checkRobot(
  ports: RobotPorts,
  realm: Realm,
  caller: Caller,
  token: string | null | undefined,
): Promise<FailureOf<'ReCaptchaError'> | null> {
  if (!ports.checkedRealms.has(realm)) return null;
  return (await isHuman(ports, realm, caller, token)) ? null : { type: 'ReCaptchaError' };
}
