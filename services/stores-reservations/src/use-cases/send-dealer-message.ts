import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { Robots } from '@loupe/bot-check/robots';
import type { Site } from '@loupe/contracts/sites';
import type { RetryPolicy } from '@loupe/database/retry-policy';
import type { LaterHandlers } from '@loupe/database/run-later';
import type { Tx } from '@loupe/database/tx';
import { afterMailOutage } from '@loupe/mailer/mailer';
import type { Caller } from '../domain/caller.ts';
import { CHOOSE_SHOWROOM, parseDealerMessage } from '../domain/dealer/dealer-message.ts';
import type { DealerMessage, DealerMessageInput } from '../domain/dealer/dealer-message.ts';
import { MESSAGE_LIMITS } from '../domain/dealer/limits.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { LaterKinds } from '../domain/reservation/later-kinds.ts';
import type { Store } from '../domain/store/store.ts';
import { countPlacing } from './count-placing.ts';
import type { LimitPorts } from './count-placing.ts';
import { isHuman } from './is-human.ts';

/** The action that pages ask a token of the bot check for: identity says of its realm whether one is needed. */
const ENQUIRY_ACTION = 'enquiry';

export interface SendDealerMessagePorts extends LimitPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly stores: { byCode(site: Site, channelUrlCode: string): Promise<Store | null> };
  readonly dealerMessagesIn: (tx: Tx) => { owe(message: DealerMessage): Promise<void> };
  readonly robots: Robots;
  readonly isEnquiryChecked: boolean;
  readonly newMessageReference: () => string;
  readonly now: () => Date;
}

export interface SendDealerMessageInput extends DealerMessageInput {
  readonly reCaptchaToken?: string | null;
}

export interface DealerMessageTaken {
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
): Promise<DealerMessageTaken | FailureOf<'TooManyAttemptsError' | 'ReCaptchaError'>> {
  const message = parseDealerMessage(input, ports.now());
  const work = async () => {
    if (ports.isEnquiryChecked && !(await isHuman(ports, ENQUIRY_ACTION, caller, reCaptchaToken)))
      return { type: 'ReCaptchaError' } as const;
    if ((await ports.stores.byCode(caller.site, message.showroom)) === null)
      throw new InvalidFieldError('showroom', CHOOSE_SHOWROOM);
    const reference = ports.newMessageReference();
    const stored = { ...message, site: caller.site, reference };
    await ports.transaction((tx) => ports.dealerMessagesIn(tx).owe(stored));
    return { type: 'DealerMessageTaken', reference } as const;
  };
  return countPlacing(ports, caller, message.email, work, {
    action: 'sendDealerMessage',
    limits: MESSAGE_LIMITS,
  });
}

export interface DeliverDealerMessagePorts {
  /** @throws MailRefusedError, MailUnavailableError */
  readonly dealerMail: { send(message: DealerMessage, jobId: string): Promise<void> };
}

/** A mailbox of ours that refuses is set up wrongly: the visitor's message waits until it is repaired. */
const OWN_MAILBOX: RetryPolicy = {
  firstPauseSeconds: 10,
  longestPauseSeconds: 3_600,
  giveUpAfterSeconds: 14 * 86_400,
  pauseSeconds: afterMailOutage,
};

/** Send the stored messages to the advisors. */
export const dealerMessageHandlers = ({
  dealerMail,
}: DeliverDealerMessagePorts): Pick<LaterHandlers<LaterKinds>, 'dealer-message'> => ({
  'dealer-message': { policy: OWN_MAILBOX, run: (message, jobId) => dealerMail.send(message, jobId) },
});
