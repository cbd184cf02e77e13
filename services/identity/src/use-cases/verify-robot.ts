import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Realm } from '../domain/robots/realms.ts';
import { checkRobot } from './check-robot.ts';
import type { RobotPorts } from './check-robot.ts';
import { withinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface VerifyRobotPorts extends LimitPorts, RobotPorts {}

/** IN-02: whether the bot check takes this token for a person's. */
export const verifyRobot = (
  ports: VerifyRobotPorts,
  caller: Caller,
  realm: Realm,
  token: string,
): Promise<{ readonly type: 'Done'; readonly value: boolean } | FailureOf<'TooManyAttemptsError'>> =>
  withinLimits(ports, { action: 'verifyReCaptcha', caller }, async () => {
    return { type: 'Done', value: (await checkRobot(ports, realm, caller, token)) === null } as const;
  });
