import type { Caller } from '../domain/caller.ts';
import { consentIdOf, conversionOf } from '../domain/conversions/conversion.ts';
import type { FacebookEventInput } from '../domain/conversions/conversion.ts';
import { hashedPerson } from '../domain/conversions/user-data.ts';
import type { Person } from '../domain/conversions/user-data.ts';
import type { WaitingConversion } from '../domain/conversions/waiting-conversion.ts';
import type { FailureOf } from '../domain/failures.ts';
import { withinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface TakeFacebookEventPorts extends LimitPorts {
  /** False where the shop has no such network. */
  readonly sendsConversions: boolean;
  readonly isRobot: (userAgent: string) => boolean;
  readonly hashOf: (text: string) => string;
  readonly consents: {
    /** @param at the answer of that time; null for the newest */
    allowsMarketing(site: string, consentId: string, at: Date | null): Promise<boolean>;
  };
  readonly storeConversion: (waiting: WaitingConversion) => Promise<void>;
  readonly now: () => Date;
}

export interface FacebookEvent {
  readonly input: FacebookEventInput;
  readonly userAgent: string;
  /** What the account says of the caller; asked for only if the event is stored. */
  readonly account: () => Promise<Person>;
}

type Taken = { readonly type: 'Done'; readonly value: boolean } | FailureOf<'TooManyAttemptsError'>;

/**
 * MU-18: stores an event for the advertising network, if the visitor had agreed to marketing when it happened and does so now; nothing is
 * stored of anybody else, nor of a bot (RO-03). The shopper does not wait for the network: it is told afterwards.
 * @throws InvalidFieldError
 */
export async function takeFacebookEvent(
  ports: TakeFacebookEventPorts,
  caller: Caller,
  { input, userAgent, account }: FacebookEvent,
): Promise<Taken> {
  const now = ports.now();
  const consentId = consentIdOf(input);
  const visitor = { ipAddress: caller.ipAddress, userAgent };
  const event = conversionOf(input, visitor, hashedPerson(input.customer ?? {}, ports.hashOf), now);
  if (!ports.sendsConversions || consentId === null || ports.isRobot(userAgent)) return NOT_TAKEN;
  return withinLimits(ports, { action: 'facebookEvent', caller }, async () => {
    if (!(await hasAgreed(ports, caller.site, consentId, input.eventTime ?? null))) return NOT_TAKEN;
    const person = { ...(await account()), ...given(input.customer ?? {}) };
    const known = hashedPerson(person, ports.hashOf, caller.customerId);
    const user_data = { ...known, ...event.user_data };
    await ports.storeConversion({ site: caller.site, consentId, event: { ...event, user_data } });
    return { type: 'Done', value: true } as const;
  });
}

const NOT_TAKEN = { type: 'Done', value: false } as const;

async function hasAgreed(
  { consents }: TakeFacebookEventPorts,
  site: string,
  consentId: string,
  eventTime: number | null,
): Promise<boolean> {
  // An answer of the same second counts for it.
  const then = eventTime === null ? null : new Date((eventTime + 1) * 1_000);
  if (then !== null && !(await consents.allowsMarketing(site, consentId, then))) return false;
  return consents.allowsMarketing(site, consentId, null);
}

/** What the event itself says of its customer, which is nearer than what an account says. */
const given = (person: Person): Person =>
  Object.fromEntries(Object.entries(person).filter(([, value]) => value));
