import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Appointment, Times } from '../shopper-appointments.ts';
import { AppointmentList } from './appointment-list.tsx';
import { AppointmentView } from './appointment-view.tsx';
import { TimesForm } from './times-form.tsx';

const store = {
  key: 'bb-leeds',
  name: 'Leeds',
  url: '/store/leeds',
  channelUrlCode: 'leeds',
  phone: '0113 496 0001',
  address: { line1: '1 Briggate', line2: null, city: 'Leeds', county: 'Leeds', postalCode: 'LS1 1AA' },
};
const booked = {
  appointmentNumber: 'A-7KQ2MX4T',
  kind: 'CONSULTATION',
  status: 'BOOKED',
  reason: null,
  serviceKey: 'engagement-rings',
  serviceName: 'Engagement ring consultation',
  startsAtWords: '10am on Monday 23 November',
  minutes: 60,
  note: 'It is a secret.',
  canMove: true,
  canCancel: true,
  contact: { name: 'Ada Byron', email: 'ada@example.com' },
  store,
} as unknown as Appointment;
const cancelled = {
  ...booked,
  status: 'CANCELLED',
  reason: 'STORE',
  canMove: false,
  canCancel: false,
} as const;
const view = (appointment: Appointment, told: string | null = null) =>
  renderToStaticMarkup(<AppointmentView appointment={appointment} by={{ link: 'token' }} told={told} />);

describe('an appointment on its page', () => {
  it('[RT-14] says when and where in UK time, and is given up by a form that posts the link', () => {
    const page = view(booked);
    expect(page).toContain('10am on Monday 23 November, UK time');
    expect(page).toContain('href="tel:01134960001"');
    expect(page).toContain('<form action="/api/appointment" method="post">');
    expect(page).toContain('name="link" value="token"');
    expect(page).toContain('/consultations?link=token&amp;change=1#times');
    expect(page).toContain('href="/api/appointment/calendar?link=token"');
  });

  it('[RT-14] that the store cancelled is said so, with another time to choose and nothing to give up', () => {
    const page = view(cancelled, 'Somebody was faster.');
    expect(page).toContain('Leeds cannot keep it at 10am');
    expect(page).toContain('Somebody was faster.');
    expect(page).toContain('Book another time');
    expect(page).not.toContain('<form');
    expect(page).not.toContain('/calendar');
  });

  it('[RT-14] by video has its link once it is made, and not when it was cancelled', () => {
    const video = { ...booked, isVideo: true, videoUrl: null } as Appointment;
    expect(view(video)).toContain('The link to join is made now');
    const made = { ...video, videoUrl: 'https://video.example/rooms/1' };
    expect(view(made)).toContain('href="https://video.example/rooms/1"');
    expect(view({ ...made, status: 'CANCELLED' })).not.toContain('video.example');
    expect(view(booked)).not.toContain('Join by video');
  });

  it('[RT-08] is given up in the account by its number, and the empty list leads on', () => {
    const list = renderToStaticMarkup(<AppointmentList appointments={[booked, cancelled]} told={null} />);
    expect(list.match(/name="number" value="A-7KQ2MX4T"/g)).toHaveLength(1);
    expect(list).toContain('name="back" value="account"');
    expect(list.match(/calendar\?number=A-7KQ2MX4T/g)).toHaveLength(1);
    const empty = renderToStaticMarkup(<AppointmentList appointments={[]} told={null} />);
    expect(empty).toContain('href="/consultations"');
  });
});

const time = (startsAt: string, words: string) => ({ startsAt, time: words, words: `${words} on Monday` });
const times = {
  store,
  service: { key: 'valuation', kind: 'APPOINTMENT', name: 'Valuation', description: '', minutes: 45 },
  first: time('2026-11-23T10:00:00.000Z', '10am'),
  days: [
    {
      date: '2026-11-23',
      words: 'Monday 23 November',
      times: [time('2026-11-23T10:00:00.000Z', '10am'), time('2026-11-23T11:00:00.000Z', '11am')],
    },
  ],
  nextFrom: '2026-11-24',
  reCaptchaAction: null,
} as unknown as Times;
const form = (given: Times, moving: { readonly number: string } | null = null) =>
  renderToStaticMarkup(<TimesForm kind="APPOINTMENT" times={given} moving={moving} />);

describe('the times of a service on their page', () => {
  it('[RT-14] are radio buttons under their day, named in full, the first one chosen', () => {
    const page = form(times);
    expect(page.match(/type="radio"/g)).toHaveLength(2);
    expect(page).toMatch(/<legend[^>]*><span[^>]*>Monday 23 November<\/span><span[^>]*>2 times free/);
    expect(page).toContain('aria-label="10am, Monday 23 November, 45 minutes"');
    expect(page.match(/checked=""/g)).toHaveLength(1);
    expect(page).toContain('name="action" value="hold"');
    expect(page).toContain('from=2026-11-24#times');
  });

  it('[RT-14] for an appointment that is moved post its number, and none at all give the telephone', () => {
    const moving = form(times, { number: 'A-7KQ2MX4T' });
    expect(moving).toContain('name="action" value="move"');
    expect(moving).toContain('name="number" value="A-7KQ2MX4T"');
    const none = form({ ...times, first: null, days: [] });
    expect(none).toContain('Everything is taken');
    expect(none).toContain('tel:01134960001');
  });
});
