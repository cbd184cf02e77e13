import { expect, it } from '@jest/globals';
import { typedAppointmentCookie, typedAppointmentOf } from './typed-appointment.ts';

const TYPED = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '12',
  note: 'A £ ring',
};

it('[RT-14] what was typed into a refused form is handed to the form that is shown again, and cleared', () => {
  const cookie = typedAppointmentCookie(TYPED, '/appointments', true);
  expect(cookie).toMatch(/; Path=\/appointments; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/);
  expect(typedAppointmentOf(cookie.split(';')[0]!)).toEqual(TYPED);
  expect(typedAppointmentCookie(null, '/consultations', false)).toMatch(/^appointmentTyped=; .*Max-Age=0/);
  for (const header of [null, 'appointmentTyped=x', 'other=1']) expect(typedAppointmentOf(header)).toBeNull();
  const long = typedAppointmentCookie({ ...TYPED, note: 'é'.repeat(9_000) }, '/appointments', false);
  expect(long.length).toBeLessThan(4_096);
});
