import { fullName } from '@loupe/contact/address-lines';
import { WEEKDAYS } from '../domain/opening/opening-times.ts';
import type { WorkSpan } from '../domain/diary/diary.ts';
import type { DiaryBlock, Misfit, TeamMember } from '../domain/diary/misfit.ts';
import { momentInWords } from '@loupe/calendar/moment-words';
import type { BookedForVisitor } from '../use-cases/book-for-visitor.ts';
import type { Affected, DiaryChanged } from '../use-cases/change-diary.ts';
import type { AppointmentServed } from '../use-cases/serve-appointment.ts';

const spanInWords = ({ starts, ends }: WorkSpan): string => `${starts}-${ends}`;

/** Who works in a store and when, and what is blocked, as text for a terminal. */
export const teamInWords = (members: readonly TeamMember[], blocks: readonly DiaryBlock[]): string =>
  [
    ...members.map(memberLine),
    ...blocks.map(
      ({ id, resourceId, startsAt, endsAt, note }) =>
        `block ${id}  ${members.find((member) => member.id === resourceId)?.name ?? ''}  ${momentInWords(startsAt)} to ${momentInWords(endsAt)}  ${note}`,
    ),
  ].join('\n') || 'There is nobody in this store’s diary.';

function memberLine({ kind, name, isActive, week, days }: TeamMember): string {
  const usual = WEEKDAYS.map(
    (day, n) => `${day.toLowerCase()} ${week[n]?.map(spanInWords).join(',') || 'off'}`,
  );
  const other = Object.entries(days).map(
    ([date, span]) => `${date} ${span === null ? 'off' : spanInWords(span)}`,
  );
  const when = kind === 'ROOM' ? ['room'] : [...usual, ...other];
  return [name, isActive ? '' : '(not active)', when.join('; ')].filter(Boolean).join('  ');
}

const MISFITS: Readonly<Record<Misfit, string>> = {
  shut: 'the store is shut',
  'not-in': 'its person does not work then',
  blocked: 'its person or room is blocked',
};

const affectedLine = ({ appointment, why }: Affected): string =>
  `  ${appointment.number}  ${momentInWords(appointment.startsAt)}  ${appointment.serviceName}  ${fullName(appointment)}, ${appointment.phone}  ${MISFITS[why]}`;

/** Appointments that cannot be kept; empty for none. */
export const misfitsInWords = (affected: readonly Affected[]): string =>
  affected.length === 0
    ? ''
    : ['Cannot be kept as the diary stands:', ...affected.map(affectedLine)].join('\n');

const UNKNOWN = {
  store: 'There is no such store.',
  person: 'Nobody there has that name: see team.',
  block: 'There is no such block there: see team.',
};

export function changedInWords(changed: DiaryChanged): string {
  if (changed.outcome === 'unknown') return UNKNOWN[changed.what];
  const lines = changed.affected.map(affectedLine);
  if (changed.outcome === 'affects')
    return [
      'Nothing was changed. These are booked then:',
      ...lines,
      'Move, reassign or cancel them, which tells their visitors why; or add --yes to change the diary and do that afterwards.',
    ].join('\n');
  const blocks = changed.blocks.length === 0 ? '' : ` Block ${changed.blocks.join(', ')}.`;
  const left =
    lines.length === 0 ? [] : ['These stay booked until you move, reassign or cancel them:', ...lines];
  return [`Done.${blocks}`, ...left].join('\n');
}

const WHY: Readonly<Record<Extract<AppointmentServed, { outcome: 'refused' }>['why'], string>> = {
  closed: 'It has ended.',
  'too-late': 'It is too late for that.',
  'too-early':
    'It is too early for that: 15 minutes after it began for a no-show, from its beginning for attend.',
  'nobody-free': 'Nobody is free then.',
};

const nearestInWords = (nearest: readonly Date[]): string =>
  nearest.length === 0 ? '' : ` Nearest: ${nearest.map(momentInWords).join('; ')}.`;

export function appointmentServedInWords(number: string, served: AppointmentServed): string {
  if (served.outcome === 'unknown') return `There is no appointment ${number}.`;
  if (served.outcome === 'refused') return `${number}: ${WHY[served.why]}${nearestInWords(served.nearest)}`;
  const { state, startsAt } = served.to;
  return `${number}: ${state.toLowerCase().replace('_', ' ')}, ${momentInWords(startsAt)}.`;
}

export function bookedInWords(booked: BookedForVisitor): string {
  if (booked.outcome === 'unknown-store') return 'There is no such store.';
  if (booked.outcome === 'taken') return `Nobody is free then.${nearestInWords(booked.nearest)}`;
  return `${booked.appointment.number}: booked, ${momentInWords(booked.appointment.startsAt)}.`;
}
