import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import { Field } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import type { AppointmentKey } from '../addresses.ts';
import { KINDS, type Kind } from '../kinds.ts';
import type { Times } from '../shopper-appointments.ts';

type TimesFormProps = {
  kind: Kind;
  times: Times;
  /** The appointment that is to be moved; null for a new one. */
  moving: AppointmentKey | null;
};

/** The times of a service: days as headings, times as radio buttons, so that it works without script and is read out in full. */
export function TimesForm({ kind, times, moving }: TimesFormProps) {
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
      <form method="post" action="/api/appointment" className="grid gap-6">
        <Hidden kind={kind} store={store.key} service={service.key} moving={moving} />
        <p>
          The first free time is <strong className="font-medium">{first.words}</strong>.
        </p>
        {days.map(({ date, words, times: ofDay }) => (
          <fieldset key={date} className="grid gap-3 border-t border-line pt-5">
            <legend className="title">{words}</legend>
            <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
              {ofDay.map(({ startsAt, time }) => (
                <Check
                  key={startsAt}
                  type="radio"
                  name="startsAt"
                  value={startsAt}
                  required
                  defaultChecked={startsAt === first.startsAt}
                >
                  <span className="num">{time}</span>
                  <span className="sr-only">
                    , {words}, {service.minutes} minutes
                  </span>
                </Check>
              ))}
            </div>
          </fieldset>
        ))}
        {days.length === 0 ? <p className="soft">From that day on everything is taken.</p> : null}
        {days.length === 0 ? null : (
          <Button type="submit" className="justify-self-start max-md:w-full">
            {moving === null ? 'Take this time' : 'Move it to this time'}
          </Button>
        )}
      </form>
      <OtherDays kind={kind} times={times} moving={moving} />
      {nextFrom == null ? null : (
        <p className="mt-4">
          <Link
            className="link"
            prefetch={false}
            isWithinPolicy
            href={laterHref(kind, { store: store.key, service: service.key, from: nextFrom }, moving)}
          >
            Show later days
          </Link>
        </p>
      )}
    </>
  );
}

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
function OtherDays({ kind, times: { store, service }, moving }: TimesFormProps) {
  const asked = moving === null ? { store: store.key, service: service.key } : { ...moving, change: '1' };
  return (
    <form
      method="get"
      action={KINDS[kind].path}
      className="mt-8 flex flex-wrap items-end gap-4 border-t border-line pt-6"
    >
      {Object.entries(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field id="from" name="from" type="date" label="Rather from another day?" />
      <Button type="submit" look="line">
        Show these days
      </Button>
    </form>
  );
}
