import { describe, expect, it } from '@jest/globals';
import { GraphClientError } from '../../lib/graph-error.ts';
import { emailFailureText, emailInput, isSendable } from './email-form.ts';

const graph = (code: string, details = {}) =>
  new GraphClientError('GraphQL', 'server words', { code, details });

describe('e-mailing the list', () => {
  it('[MU-17] leaves out empty fields', () => {
    expect(emailInput({ email: ' a@b.co ', senderName: ' ', message: '' })).toEqual({ email: 'a@b.co' });
    expect(emailInput({ email: 'a@b.co', senderName: 'Hannah ', message: 'Look!' })).toEqual({
      email: 'a@b.co',
      senderName: 'Hannah',
      message: 'Look!',
    });
  });

  it.each([
    '',
    'ada',
    'ada@example',
    'ada@@example.com',
    'ada,eve@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('[VA-13] is not sent to %j, as the service refuses it', (email) =>
    expect(isSendable(emailInput({ email, senderName: '', message: '' }))).toBe(false),
  );

  it('[VA-13] is sent to an address with blanks around it', () => {
    expect(isSendable(emailInput({ email: ' ada@example.com ', senderName: '', message: '' }))).toBe(true);
  });

  it.each([
    [
      graph('TooManyAttemptsError', { retryAfterSeconds: 86_400 }),
      /Please try again tomorrow at this time\./,
    ],
    [graph('ShoppingListEmptyError'), /nothing on the list/],
    [graph('ValidationError'), /Check the e-mail address/],
    [graph('Other'), /could not send/],
    [new Error('offline'), /could not send/],
  ])('[MU-17] explains the error without quoting a server', (error, text) => {
    expect(emailFailureText(error)).toMatch(text);
    expect(emailFailureText(error)).not.toContain('server words');
  });
});
