import { describe, expect, it, jest } from '@jest/globals';
import { graphQLError, networkError } from './graph-error.ts';
import { postedForm, type Done } from './posted-form.ts';
import { wordOf } from './told-in-address.ts';

const TEXTS = {
  TooManyAttemptsError: 'Please try again {wait}.',
  email: 'Your e-mail.',
  failed: 'Try again.',
};
const posted = (change: () => Promise<Done>) =>
  postedForm(
    {
      back: '/book?store=leeds&told=email#times',
      what: 'A form',
      wordOf: (refusal) => wordOf(refusal, TEXTS),
    },
    change,
  );

describe('a form that was sent', () => {
  it('leads on, or back where nothing is said, with the cookies of the answer', async () => {
    const setCookies = ['sid=1'];
    const done = { answer: { __typename: 'Booked' }, setCookies };
    expect(await posted(async () => ({ ...done, next: '/booked' }))).toEqual({
      location: '/booked',
      cookies: setCookies,
    });
    expect((await posted(async () => done)).location).toBe('/book?store=leeds&told=email#times');
  });

  it.each([
    [{ code: 'ValidationError', field: 'email' }, 'email'],
    [{ code: 'ValidationError', field: 'constructor' }, 'failed'],
    [{ code: 'TooManyAttemptsError', retryAfterSeconds: 840 }, 'TooManyAttemptsError-840'],
    [{ code: 'toString' }, 'failed'],
  ])('leads back with the word of the refusal %j', async (answer, told) => {
    const { location } = await posted(async () => ({ answer, setCookies: [] }));
    expect(location).toBe(`/book?store=leeds&told=${told}#times`);
  });

  it('[ER-05] says when to try again where the gateway lets nobody of a crowded network begin', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const crowded = { message: 'No.', extensions: { code: 'TooManyAttemptsError', retryAfterSeconds: 60 } };
    const { location } = await posted(() => Promise.reject(graphQLError([crowded])));
    expect(location).toBe('/book?store=leeds&told=TooManyAttemptsError-60#times');
    const lost = await posted(() => Promise.reject(networkError(new Error('offline'))));
    expect(lost).toEqual({ location: '/book?store=leeds&told=failed#times', cookies: [] });
  });
});
