import { daysBetween } from '@loupe/calendar/days';
import { londonDate } from '@loupe/calendar/london';
import { isDay } from '@loupe/contact/day';
import { canonicalEmail } from '@loupe/contact/email';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { parsePhone } from '@loupe/contact/phone';
import { optionalLines, requiredText } from '@loupe/contact/text';
import { visible } from '@loupe/contact/visible';
import type { Site } from '@loupe/contracts/sites';

const NAME_LENGTH = 50;
const MESSAGE_LENGTH = 2_000;
const SHOWROOM = /^[a-z0-9-]{1,40}$/;
const PRODUCT_CODE = /^\d{7}$/;
const DAYS_AHEAD = 90;
export const CHOOSE_SHOWROOM = 'Choose a showroom.';

/** As a visitor sends it. */
export interface DealerMessageInput {
  readonly kind: 'message' | 'appointment';
  readonly certifiedPreOwned: boolean;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | null;
  readonly showroom: string;
  readonly productCode?: string | null;
  readonly message?: string | null;
  readonly preferredDay?: string | null;
  readonly preferredTime?: 'morning' | 'afternoon' | 'evening' | null;
}

/** A message to the dealer's advisors, as it is stored until it is delivered. */
export interface DealerMessage extends DealerMessageInput {
  readonly site: Site;
  readonly reference: string;
}

type Accepted = Omit<DealerMessage, 'site' | 'reference'>;

/** @throws InvalidFieldError naming the first field that cannot be used */
export function parseDealerMessage(input: DealerMessageInput, now: Date): Accepted {
  const { kind, certifiedPreOwned, title, preferredTime } = input;
  const isAppointment = kind === 'appointment';
  const message = optionalLines('message', input.message, MESSAGE_LENGTH);
  if (!isAppointment && message === null) throw new InvalidFieldError('message', 'Write your question.');
  return {
    kind,
    certifiedPreOwned,
    title,
    firstName: requiredText('firstName', input.firstName, NAME_LENGTH),
    lastName: requiredText('lastName', input.lastName, NAME_LENGTH),
    email: canonicalEmail('email', input.email),
    phone: phoneOf(input.phone, isAppointment),
    showroom: matching('showroom', input.showroom, SHOWROOM, CHOOSE_SHOWROOM),
    productCode: input.productCode
      ? matching('productCode', input.productCode, PRODUCT_CODE, 'There is no such watch.')
      : null,
    message,
    preferredDay: isAppointment ? dayOf(input.preferredDay ?? '', now) : null,
    preferredTime: isAppointment ? (preferredTime ?? 'morning') : null,
  };
}

function phoneOf(phone: string | null | undefined, isNeeded: boolean): string | null {
  if (visible(phone ?? '').trim() === '' && !isNeeded) return null;
  return parsePhone('phone', phone ?? '');
}

function matching(field: string, value: string, pattern: RegExp, refusal: string): string {
  if (!pattern.test(value)) throw new InvalidFieldError(field, refusal);
  return value;
}

/** From tomorrow to 90 days ahead, by the days of London. */
function dayOf(day: string, now: Date): string {
  const ahead = isDay(day) ? daysBetween(londonDate(now), day) : 0;
  if (ahead < 1 || ahead > DAYS_AHEAD) {
    throw new InvalidFieldError('preferredDay', 'Choose a day from tomorrow, at most 90 days ahead.');
  }
  return day;
}
