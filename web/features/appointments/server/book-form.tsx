import { ContactFields } from '#features/reserve/contact-fields.tsx';
import { BotCheckInput } from '#features/reserve/islands.tsx';
import type { BotCheck } from '#lib/bot-check.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/check.tsx';
import { Link } from '#ui/link.tsx';
import { Message } from '#ui/message.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { timesHref } from '../addresses.ts';
import type { SiteKey } from '#lib/sites.ts';
import { KINDS, type Kind } from '../kinds.ts';
import { nearestTo } from '../nearest-to.ts';
import type { Times } from '../shopper-appointments.ts';
import type { TypedAppointment } from '../typed-appointment.ts';

export type BookFormProps = {
  site: SiteKey;
  kind: Kind;
  times: Times;
  /** The time that was chosen, ISO 8601. */
  at: string;
  told: { readonly words: string | null; readonly input: string | null };
  /** What was typed before, or what the account knows. */
  known: Partial<TypedAppointment>;
  botCheck: BotCheck;
};

/** Books a time: a plain form, so that it works without script. A time that is gone is replaced by the three nearest. */
export function BookForm({ site, kind, times, at, told, known, botCheck }: BookFormProps) {
  const { store, service, reCaptchaAction } = times;
  const { chosen, nearest } = nearestTo(times, at);
  const { one } = KINDS[kind];
  if (chosen === null && nearest.length === 0) return null;
  return (
    <section id="book" aria-labelledby="book-title" className="max-w-2xl">
      <h2 id="book-title" className="d3">
        {service.name} at {store.name}
      </h2>
      {chosen === null ? null : (
        <p className="lead mt-3">
          {chosen.words}, UK time, <span className="num">{service.minutes} minutes</span>. We keep this time
          for you for ten minutes.
        </p>
      )}
      {told.words === null && chosen !== null ? null : (
        <Message tone="error">
          {told.input !== null
            ? 'Nothing is booked yet. Change what is marked below.'
            : (told.words ?? 'That time is not free any more. Choose another one.')}
        </Message>
      )}
      <form method="post" action="/api/appointment" className="mt-6 grid max-w-md gap-4">
        <input type="hidden" name="action" value="book" />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="store" value={store.key} />
        <input type="hidden" name="service" value={service.key} />
        {chosen === null ? (
          <fieldset className="grid gap-2">
            <legend className="title mb-2">The nearest free times</legend>
            {nearest.map(({ startsAt, words }, index) => (
              <Check
                key={startsAt}
                type="radio"
                name="startsAt"
                value={startsAt}
                required
                defaultChecked={index === 0}
              >
                {words}
              </Check>
            ))}
          </fieldset>
        ) : (
          <input type="hidden" name="startsAt" value={chosen.startsAt} />
        )}
        {reCaptchaAction == null ? null : <BotCheckInput action={reCaptchaAction} botCheck={botCheck} />}
        <ContactFields
          site={site}
          known={known}
          refused={{ field: told.input, words: told.words }}
          needsConfirmation={false}
        />
        <TextAreaField
          id="note"
          name="note"
          label="Anything we should know?"
          optional
          maxLength={500}
          rows={3}
          defaultValue={known.note}
          error={told.input === 'note' ? told.words : undefined}
          hint="What you have in mind, how we can make it easy for you to come, or that it is a secret."
        />
        <Button type="submit" className="justify-self-start max-md:w-full">
          Book this {one}
        </Button>
        <p className="micro soft">
          No payment and no obligation. Our e-mails do not say what it is about, in case it is a surprise for
          somebody.{' '}
          <Link
            className="link"
            prefetch={false}
            isWithinPolicy
            href={timesHref(kind, { service: service.key, store: store.key })}
          >
            Choose another time
          </Link>
          , or ring{' '}
          <a className="num link" href={`tel:${store.phone.replaceAll(' ', '')}`}>
            {store.name} {store.phone}
          </a>
          .
        </p>
      </form>
    </section>
  );
}
