import { describe, expect, it } from '@jest/globals';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { parseDealerMessage } from './dealer-message.ts';
import type { DealerMessageInput } from './dealer-message.ts';

const now = new Date('2026-11-23T10:00:00Z');
const question = (changes: Partial<DealerMessageInput> = {}): DealerMessageInput => ({
  kind: 'message',
  certifiedPreOwned: false,
  title: 'ms',
  firstName: ' Ada ',
  lastName: 'Okafor',
  email: ' Ada@Example.com ',
  showroom: 'manchester',
  message: 'When may I see it?\nSaturday?',
  ...changes,
});
const appointment = (changes: Partial<DealerMessageInput> = {}): DealerMessageInput =>
  question({
    kind: 'appointment',
    message: null,
    phone: '0161 496 0112',
    preferredDay: '2026-11-24',
    ...changes,
  });

function refusedField(input: DealerMessageInput, at = now): string {
  try {
    parseDealerMessage(input, at);
    return 'none';
  } catch (error) {
    if (error instanceof InvalidFieldError) return error.field;
    throw error;
  }
}

describe('a message to the dealer', () => {
  it('keeps the lines of a question, and needs no phone and no day', () => {
    expect(parseDealerMessage(question(), now)).toMatchObject({
      firstName: 'Ada',
      message: 'When may I see it?\nSaturday?',
      phone: null,
      preferredDay: null,
      preferredTime: null,
    });
  });

  it('of an appointment needs no text', () => {
    expect(parseDealerMessage(appointment(), now)).toMatchObject({
      message: null,
      preferredDay: '2026-11-24',
      preferredTime: 'morning',
    });
  });

  it('is for a day from tomorrow to 90 days ahead, by the days of London', () => {
    // 00:30 on the 16th of July there, and still the 15th in UTC.
    const night = new Date('2026-07-15T23:30:00Z');
    const on = (preferredDay: string) => refusedField(appointment({ preferredDay }), night);
    expect(['2026-07-16', '2026-07-17', '2026-10-14', '2026-10-15'].map(on)).toEqual([
      ...['preferredDay', 'none'],
      ...['none', 'preferredDay'],
    ]);
  });

  it.each([
    ['message', question({ message: '  ' })],
    ['message', question({ message: 'x'.repeat(2_001) })],
    ['firstName', question({ firstName: '' })],
    ['firstName', question({ firstName: 'Ada\r\nBcc: x' })],
    ['email', question({ email: 'ada@nowhere' })],
    ['showroom', question({ showroom: '' })],
    ['showroom', question({ showroom: '<b>' })],
    ['productCode', question({ productCode: '12' })],
    ['phone', appointment({ phone: null })],
    ['preferredDay', appointment({ preferredDay: null })],
    ['preferredDay', appointment({ preferredDay: '2026-11-23' })],
    ['preferredDay', appointment({ preferredDay: '2027-02-22' })],
    ['preferredDay', appointment({ preferredDay: '2026-11-31' })],
  ])('is refused for its %s', (field, input) => expect(refusedField(input)).toBe(field));
});
