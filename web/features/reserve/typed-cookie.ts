import { typedForm } from '#lib/typed-form.ts';

const form = typedForm({
  name: 'reservationTyped',
  path: '/reservation',
  fields: ['firstName', 'lastName', 'email', 'phone'],
  longest: 200,
});

/** What a visitor typed into the form of a request. */
export type Typed = Readonly<Record<'firstName' | 'lastName' | 'email' | 'phone', string>>;

export const typedCookie = form.cookie;
export const typedOfCookies = form.ofCookies;
