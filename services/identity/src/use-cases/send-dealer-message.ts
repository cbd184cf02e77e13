import type { Tx } from '@loupe/database/tx';
import type { Caller } from '../domain/caller.ts';
import { parseDealerMessage } from '../domain/dealer/dealer-message.ts';
import type { DealerMessage, DealerMessageInput } from '../domain/dealer/dealer-message.ts';
import type { FailureOf } from '../domain/failures.ts';
import { checkRobot } from './check-robot.ts';
import type { RobotPorts } from './check-robot.ts';
import { judgedWithinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface SendDealerMessagePorts extends LimitPorts, RobotPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly dealerMessagesIn: (tx: Tx) => { owe(message: DealerMessage): Promise<void> };
  readonly newReference: () => string;
  readonly now: () => Date;
}

export interface SendDealerMessageInput extends DealerMessageInput {
  readonly reCaptchaToken?: string | null;
}

interface Taken {
  readonly type: 'DealerMessageTaken';
  readonly reference: string;
}

/**
 * RT-26: stores the message, which is e-mailed to the advisors' inbox afterwards. Nothing is sent to the address that the visitor
 * gives: it may be a stranger's.
 * @throws InvalidFieldError
 */
export async function sendDealerMessage(
  ports: SendDealerMessagePorts,
  caller: Caller,
  { reCaptchaToken, ...input }: SendDealerMessageInput,
): Promise<Taken | FailureOf<'TooManyAttemptsError' | 'ReCaptchaError'>> {
  const message = parseDealerMessage(input, ports.now());
  const limited = { action: 'dealerMessage', caller, email: message.email } as const;
  return judgedWithinLimits(ports, limited, async () => {
    const robot = await checkRobot(ports, 'ENQUIRY', caller, reCaptchaToken);
    if (robot !== null) return robot;
    const reference = ports.newReference();
    await ports.transaction((tx) =>
      ports.dealerMessagesIn(tx).owe({ ...message, site: caller.site, reference }),
    );
    return { type: 'DealerMessageTaken', reference } as const;
  });
}
