import { inStoreWords } from '@loupe/contracts/store-words';
import { notFound } from 'next/navigation';
import { headers } from 'next/headers';
import { botCheck } from '#features/account/bot-check.ts';
import { Slot } from '#features/content/slot.tsx';
import { Message } from '#ui/message.tsx';
import { SITES, type SiteKey } from '#lib/sites.ts';
import type { AppointmentKey } from '../addresses.ts';
import { cancelSlot, isOfDealer, KINDS, type Kind } from '../kinds.ts';
import { appointmentTimes, bookableServices, shownAppointment } from '../shopper-appointments.ts';
import type { Appointment } from '../shopper-appointments.ts';
import { toldInput, toldText } from '../told-appointment.ts';
import { typedAppointmentOf, type TypedAppointment } from '../typed-appointment.ts';
import { AppointmentView } from './appointment-view.tsx';
import { BookForm } from './book-form.tsx';
import { ServicesForm } from './services-form.tsx';
import { TimesForm } from './times-form.tsx';

/** The parameters of the address. */
export type Asked = Readonly<
  Partial<Record<'service' | 'store' | 'from' | 'at' | 'number' | 'link' | 'change' | 'told', string>>
>;

/** Of the signed-in customer. */
type Account = Omit<TypedAppointment, 'phone' | 'note'> & { readonly mobileNumber: string | null };

type AppointmentsPageProps = {
  site: SiteKey;
  kind: Kind;
  asked: Asked;
  /** What the account knows; undefined for a guest. */
  account: () => Promise<Account | undefined>;
};

/** Books an appointment, shows one, moves it or gives it up: what it does is in the address, so that it works without script. */
export async function AppointmentsPage({ site, kind, asked, account }: AppointmentsPageProps) {
  const { link, number } = asked;
  if (link !== undefined) return <OwnAppointment site={site} kind={kind} asked={asked} by={{ link }} />;
  if (number !== undefined) return <OwnAppointment site={site} kind={kind} asked={asked} by={{ number }} />;
  return <NewAppointment site={site} kind={kind} asked={asked} account={account} />;
}

const INTRO: Readonly<Record<Kind, { readonly title: string; readonly text: string }>> = {
  APPOINTMENT: {
    title: 'Book an appointment',
    text: 'A time with one of us, at a {store} near you. It costs nothing, and you need no account.',
  },
  CONSULTATION: {
    title: 'Book a consultation',
    text: 'A quiet table and somebody who knows. It costs nothing, nobody else is told, and you need not buy.',
  },
};

async function NewAppointment({ site, kind, asked, account }: AppointmentsPageProps) {
  const { service, store, at, told } = asked;
  const all = await bookableServices(site, kind);
  const services = all.filter(({ key }) => isOfDealer(key) === isOfDealer(service ?? ''));
  const isOffered = services.some(
    ({ key, stores }) => key === service && stores.some((each) => each.key === store),
  );
  const from = asked.from ?? at?.slice(0, 10);
  const times =
    service !== undefined && store !== undefined && isOffered
      ? await appointmentTimes({ serviceKey: service, storeKey: store, from, moving: null })
      : null;
  const { title, text } = INTRO[kind];
  const words = { words: toldText(site, told), input: toldInput(told) };
  if (times !== null && at !== undefined)
    return (
      <main id="main" className="wrap section">
        <h1 className="d2 mb-8">{title}</h1>
        <BookForm
          site={site}
          kind={kind}
          times={times}
          at={at}
          told={words}
          known={await knownVisitor(account)}
          botCheck={botCheck()}
        />
      </main>
    );
  return (
    <main id="main" className="wrap section">
      <h1 className="d2">{title}</h1>
      <p className="lead soft mt-4 measure">{inStoreWords(site, text)}</p>
      {service !== undefined && store !== undefined && !isOffered ? (
        <Message tone="warn">
          {inStoreWords(site, 'This {store} does not offer that. Choose another {store}, or something else.')}
        </Message>
      ) : null}
      {times === null ? null : (
        <section id="times" aria-labelledby="times-title" className="mt-10 max-w-5xl">
          <h2 id="times-title" className="d3 mb-5">
            {times.service.name} at {times.store.name}
          </h2>
          {words.words === null ? null : <Message tone="error">{words.words}</Message>}
          <TimesForm kind={kind} times={times} moving={null} typed={asked.from} />
        </section>
      )}
      {times === null ? null : <h2 className="d3 mt-12">Something else, or somewhere else</h2>}
      <ServicesForm site={site} kind={kind} services={services} chosen={{ service, store }} />
    </main>
  );
}

/** What was typed before it was refused; otherwise what a customer's account knows. */
async function knownVisitor(account: AppointmentsPageProps['account']): Promise<Partial<TypedAppointment>> {
  const typed = typedAppointmentOf((await headers()).get('cookie'));
  if (typed !== null) return typed;
  const customer = await account();
  if (customer === undefined) return {};
  const { firstName, lastName, email, mobileNumber } = customer;
  return { firstName, lastName, email, phone: mobileNumber ?? '' };
}

type OwnAppointmentProps = Omit<AppointmentsPageProps, 'account'> & { by: AppointmentKey };

async function OwnAppointment({ site, kind, asked, by }: OwnAppointmentProps) {
  const appointment = await shownAppointment(by);
  if (appointment === null)
    return (
      <main id="main" className="wrap section">
        <h1 className="d2">We do not find this {KINDS[kind].one}</h1>
        <p className="lead soft mt-4">
          Open the link in our last e-mail about it: it leads here for 30 days after its end. Or ring the{' '}
          {SITES[site].stores.one}.
        </p>
      </main>
    );
  if (appointment.kind !== kind) notFound();
  if (asked.change !== undefined && appointment.canMove)
    return <MovePage site={site} kind={kind} asked={asked} by={by} appointment={appointment} />;
  return (
    <main id="main" className="wrap section">
      <AppointmentView appointment={appointment} by={by} told={toldText(site, asked.told)}>
        {appointment.status === 'CANCELLED' ? (
          <Slot site={site} name={cancelSlot(kind, appointment.serviceKey)} group={null} className="mt-8" />
        ) : null}
      </AppointmentView>
    </main>
  );
}

type MovePageProps = {
  site: SiteKey;
  kind: Kind;
  asked: Asked;
  by: AppointmentKey;
  appointment: Appointment;
};

async function MovePage({ site, kind, asked, by, appointment }: MovePageProps) {
  const { serviceKey, store, startsAtWords } = appointment;
  const times = await appointmentTimes({ serviceKey, storeKey: store.key, from: asked.from, moving: by });
  const told = toldText(site, asked.told);
  return (
    <main id="main" className="wrap section">
      <div id="times" className="max-w-5xl">
        <h1 className="d2">Choose another time</h1>
        <p className="lead soft mt-4 mb-6">
          Your {KINDS[kind].one} stays at {startsAtWords}, UK time, until you have another one.
        </p>
        {told === null ? null : <Message tone="error">{told}</Message>}
        {times === null ? null : <TimesForm kind={kind} times={times} moving={by} typed={asked.from} />}
      </div>
    </main>
  );
}
