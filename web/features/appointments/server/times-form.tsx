import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import styles from '#ui/radio-tile.module.css';
import type { AppointmentKey } from '../addresses.ts';
import { KINDS, type Kind } from '../kinds.ts';
import type { Times } from '../shopper-appointments.ts';
import { typedDay } from '../typed-day.ts';

type TimesFormProps = {
  kind: Kind;
  times: Times;
  /** The appointment that is to be moved; null for a new one. */
  moving: AppointmentKey | null;
  /** The day from which times were asked for, as it was typed. */
  typed?: string | undefined;
};

/** The times of a service: days as headings, times as radio buttons, so that it works without script and is read out in full. */
export function TimesForm({ kind, times, moving, typed }: TimesFormProps) {
  const { store, service, first, days, nextFrom } = times;
  if (first == null)
    return (
      <p className="lead">
        Everything is taken in the next weeks. Ring {store.name} on{' '}
        <a className="num link" href={`tel:${store.phone.replaceAll(' ', '')}`}>
          {store.phone}
        </a>
        : they may find a time.
      </p>
    );
  return (
    <>
      <div className="mb-3 grid border border-line sm:grid-cols-2 [&>*]:p-5 [&>*+*]:border-line [&>*+*]:max-sm:border-t [&>*+*]:sm:border-l">
        <form method="post" action="/api/appointment" className="grid content-start gap-3">
          <Hidden kind={kind} store={store.key} service={service.key} moving={moving} />
          <input type="hidden" name="startsAt" value={first.startsAt} />
          <p className="small font-medium">First free time</p>
          <p>{first.words}</p>
          <Button type="submit" look="line" className="justify-self-start">
            {moving === null ? 'Take' : 'Move it to'} {first.time}
          </Button>
        </form>
        <OtherDays kind={kind} times={times} moving={moving} typed={typed} />
      </div>
      <form method="post" action="/api/appointment">
        <Hidden kind={kind} store={store.key} service={service.key} moving={moving} />
        {days.map((day) => (
          <DayTimes key={day.date} day={day} first={first.startsAt} minutes={service.minutes} />
        ))}
        {days.length === 0 ? (
          <p className="soft py-5">From that day on everything is taken.</p>
        ) : (
          <div className="sticky bottom-0 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-ground py-4">
            <Button type="submit" className="max-md:w-full">
              {moving === null ? 'Take this time' : 'Move it to this time'}
            </Button>
            {nextFrom == null ? null : (
              <Link
                className="link"
                prefetch={false}
                isWithinPolicy
                href={laterHref(kind, { store: store.key, service: service.key, from: nextFrom }, moving)}
              >
                Show later days
              </Link>
            )}
          </div>
        )}
      </form>
    </>
  );
}

type DayTimesProps = {
  day: Times['days'][number];
  /** The time that is chosen at first, ISO 8601. */
  first: string;
  minutes: number;
};

/** A day as a heading beside its times. */
const DayTimes = ({ day: { words, times }, first, minutes }: DayTimesProps) => (
  <fieldset className="grid gap-x-6 gap-y-3 border-t border-line py-5 md:grid-cols-[11.5rem_minmax(0,1fr)]">
    <legend className="float-left w-full">
      <span className="font-medium">{words}</span>
      <span className="micro soft block">
        {times.length === 1 ? '1 time free' : `${times.length} times free`}
      </span>
    </legend>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-2">
      {times.map(({ startsAt, time }) => (
        <label key={startsAt} className={styles['tile']}>
          <input
            type="radio"
            name="startsAt"
            value={startsAt}
            required
            defaultChecked={startsAt === first}
            aria-label={`${time}, ${words}, ${minutes} minutes`}
          />
          <span aria-hidden="true">{time}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

type HiddenProps = { kind: Kind; store: string; service: string; moving: AppointmentKey | null };

function Hidden({ kind, store, service, moving }: HiddenProps) {
  const of = moving === null ? { action: 'hold', store, service } : { action: 'move', ...moving };
  return Object.entries({ kind, ...of }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

type Later = { store: string; service: string; from: string };

function laterHref(kind: Kind, { from, ...of }: Later, moving: AppointmentKey | null): string {
  const asked = moving === null ? { ...of, from } : { ...moving, change: '1', from };
  return `${KINDS[kind].path}?${new URLSearchParams(asked)}#times`;
}

/** A day that is typed, for those who know it. */
function OtherDays({ kind, times: { store, service }, moving, typed }: TimesFormProps) {
  const asked = moving === null ? { store: store.key, service: service.key } : { ...moving, change: '1' };
  const isNoDay = typed !== undefined && typedDay(typed, new Date()) === null;
  return (
    <form method="get" action={KINDS[kind].path} className="grid content-start gap-3">
      {Object.entries(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        id="from"
        name="from"
        label="Another date"
        hint="For example 14 January, or 14/1/2027"
        autoComplete="off"
        maxLength={40}
        defaultValue={isNoDay ? typed : undefined}
        error={isNoDay ? 'Type a day and a month, such as 14 January.' : undefined}
      />
      <Button type="submit" look="line" className="justify-self-start">
        Show these days
      </Button>
    </form>
  );
}
