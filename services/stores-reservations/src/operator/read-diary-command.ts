import { daysBetween } from '@loupe/calendar/days';
import { londonDate, londonInstant } from '@loupe/calendar/london';
import { CommandNotUnderstoodError, readWords } from '@loupe/subgraph-server/operator-command';
import { MESSAGE_LENGTH } from '../domain/appointment/limits.ts';
import type { WorkSpan } from '../domain/diary/diary.ts';
import { WEEKDAYS } from '../domain/opening/opening-times.ts';
import { readAppointmentNumber } from '../domain/reservation/new-number.ts';
import type { VisitorAtStore } from '../use-cases/book-for-visitor.ts';
import type { DiaryChange } from '../use-cases/change-diary.ts';
import type { PersonHours } from '../use-cases/ports/team.ts';
import type { AppointmentService } from '../use-cases/serve-appointment.ts';

export type DiaryCommand =
  | { readonly kind: 'team'; readonly store: string }
  | { readonly kind: 'book'; readonly visitor: VisitorAtStore; readonly by: string }
  | {
      readonly kind: 'appointment';
      readonly number: string;
      readonly service: AppointmentService;
      readonly by: string;
    }
  | {
      readonly kind: 'change';
      readonly store: string;
      readonly change: DiaryChange;
      readonly by: string;
      readonly isConfirmed: boolean;
    };

const USAGES = {
  team: 'team <store>',
  book: 'book <store> <service> <YYYY-MM-DD> <HH:mm> --first-name … --last-name … --email … --phone … [--note …]',
  move: 'move <number> <YYYY-MM-DD> <HH:mm> --reason "…"',
  cancel: 'cancel <number> --reason "…"',
  reassign: 'reassign <number>',
  attend: 'attend <number>',
  'no-show': 'no-show <number>',
  block: 'block <store> <person|room|all> <YYYY-MM-DD> [<HH:mm-HH:mm>] --reason "…" [--yes]',
  unblock: 'unblock <store> <block>',
  hours: 'hours <store> <YYYY-MM-DD> <HH:mm-HH:mm|shut> --reason "…" [--yes]',
  pattern:
    'pattern <store> <person> <weekday> <HH:mm-HH:mm[,…]|off>, or <YYYY-MM-DD> <HH:mm-HH:mm|off|usual> [--yes]',
} as const;
type Command = keyof typeof USAGES;
type ChangeKind = DiaryChange['kind'];
type ServiceKind = AppointmentService['kind'];

const isChange = (command: Command): command is ChangeKind =>
  ['block', 'unblock', 'hours', 'pattern'].includes(command);

const OPTIONS = ['first-name', 'last-name', 'email', 'phone', 'note'];
const LONGEST_REASON = 100;
/** A day that is written down further ahead is a mistake in typing. */
const FURTHEST_DAYS = 400;
/** Earlier than every store opens, later than every one closes. */
const WHOLE_DAY = { starts: '06:00', ends: '23:00' };

export const isDiaryCommand = (command: string | undefined): command is Command =>
  command !== undefined && Object.hasOwn(USAGES, command);

/** @param now for the furthest day @throws CommandNotUnderstoodError */
export function readDiaryCommand(args: readonly string[], now: Date): DiaryCommand {
  const isConfirmed = args.includes('--yes');
  const { words, reason, by, given } = readWords(
    args.filter((arg) => arg !== '--yes'),
    OPTIONS,
  );
  const [command, subject, ...rest] = words as [Command, ...string[]];
  const asked: Asked = { command, rest, reason, given, now };
  if (subject === undefined || rest.length > 3) throw notUnderstood(command);
  if (command === 'team') return rest.length === 0 ? { kind: 'team', store: subject } : fail(command);
  if (by === undefined) throw new CommandNotUnderstoodError('Who does it is recorded: --by <your name>.');
  if (command === 'book') return { kind: 'book', visitor: visitorOf(subject, asked), by };
  if (isChange(command))
    return { kind: 'change', store: subject, change: changeOf(command, asked), by, isConfirmed };
  const number = readAppointmentNumber(subject);
  if (number === null) throw new CommandNotUnderstoodError(`${subject} is no number of an appointment.`);
  return { kind: 'appointment', number, service: serviceOf(command, asked), by };
}

interface Asked {
  readonly command: Command;
  /** What follows the store or the number. */
  readonly rest: readonly string[];
  readonly reason: string;
  readonly given: Readonly<Record<string, string>>;
  readonly now: Date;
}

const notUnderstood = (command: Command) =>
  new CommandNotUnderstoodError(`${USAGES[command]} --by <your name>`);
function fail(command: Command): never {
  throw notUnderstood(command);
}

function visitorOf(storeKey: string, { command, rest, given, now }: Asked): VisitorAtStore {
  const [serviceKey, date, time, ...more] = rest;
  if (serviceKey === undefined || more.length > 0) fail(command);
  const { 'first-name': firstName = '', 'last-name': lastName = '', email = '', phone = '', note } = given;
  const contact = { firstName, lastName, email, phone };
  const startsAt = instantOf(command, now, date, time);
  return { storeKey, serviceKey, startsAt, contact, note: note ?? null };
}

function serviceOf(kind: ServiceKind, asked: Asked): AppointmentService {
  const { rest, now } = asked;
  if (rest.length !== (kind === 'move' ? 2 : 0)) fail(kind);
  switch (kind) {
    case 'move': {
      const message = reasonOf(asked, MESSAGE_LENGTH);
      return { kind, startsAt: instantOf(kind, now, ...rest), message };
    }
    case 'cancel':
      return { kind, message: reasonOf(asked, MESSAGE_LENGTH) };
    case 'reassign':
    case 'attend':
    case 'no-show':
      return { kind };
  }
}

function changeOf(kind: ChangeKind, asked: Asked): DiaryChange {
  const { rest, now } = asked;
  const [first = '', second = '', third = ''] = rest;
  switch (kind) {
    case 'block': {
      const date = dateOf(kind, now, second);
      const { starts, ends } = third === '' ? WHOLE_DAY : spanOf(kind, third);
      const [startsAt, endsAt] = [londonInstant(date, starts), londonInstant(date, ends)];
      return { kind, who: first, startsAt, endsAt, reason: reasonOf(asked) };
    }
    case 'unblock':
      if (rest.length !== 1 || !/^\d{1,9}$/.test(first)) fail(kind);
      return { kind, block: Number(first) };
    case 'hours': {
      if (rest.length !== 2) fail(kind);
      const span = second === 'shut' ? null : spanOf(kind, second);
      const hours = span === null ? null : { opens: span.starts, closes: span.ends };
      return { kind, date: dateOf(kind, now, first), span: hours, reason: reasonOf(asked) };
    }
    case 'pattern':
      if (rest.length !== 3) fail(kind);
      return { kind, who: first, hours: hoursOf(asked, second, third) };
  }
}

function hoursOf({ command, now }: Asked, day: string, typed: string): PersonHours {
  const weekday = WEEKDAYS.findIndex((name) => name === day.toUpperCase().slice(0, 3));
  if (weekday >= 0) return { weekday, spans: typed === 'off' ? [] : spansOf(command, typed) };
  const date = dateOf(command, now, day);
  if (typed === 'usual') return { date, span: typed };
  return { date, span: typed === 'off' ? null : spanOf(command, typed) };
}

function reasonOf({ reason }: Asked, longest = LONGEST_REASON): string {
  if (reason !== '' && reason.length <= longest) return reason;
  throw new CommandNotUnderstoodError(`Why, in at most ${longest} characters: --reason "…".`);
}

function dateOf(command: Command, now: Date, text = ''): string {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
  if (isDate !== true) return fail(command);
  const ahead = daysBetween(londonDate(now), text);
  if (ahead >= 0 && ahead <= FURTHEST_DAYS) return text;
  throw new CommandNotUnderstoodError(`${text} is not a day from today on, within ${FURTHEST_DAYS} days.`);
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

function spanOf(command: Command, text = ''): WorkSpan {
  const [starts = '', ends = ''] = text.split('-');
  if (text.length !== 11 || !TIME.test(starts) || !TIME.test(ends) || starts >= ends) fail(command);
  return { starts, ends };
}

/** In order; spans that overlap are a mistake in typing. */
function spansOf(command: Command, text: string): WorkSpan[] {
  const spans = text
    .split(',')
    .map((span) => spanOf(command, span))
    .toSorted((one, other) => (one.starts < other.starts ? -1 : 1));
  if (spans.some(({ starts }, n) => n > 0 && starts < spans[n - 1]!.ends)) fail(command);
  return spans;
}

function instantOf(command: Command, now: Date, date?: string, time = ''): Date {
  if (!TIME.test(time)) fail(command);
  return londonInstant(dateOf(command, now, date), time);
}
