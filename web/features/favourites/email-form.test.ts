import { describe, expect, it } from '@jest/globals';
import { GraphClientError } from '../../lib/graph-error.ts';
import { emailFailureText, emailInput } from './email-form.ts';

const graph = (code: string) => new GraphClientError('GraphQL', 'server words', { code });

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
    [graph('TooManyAttemptsError'), /a few times already/],
    [graph('ShoppingListEmptyError'), /nothing on the list/],
    [graph('ValidationError'), /Check the e-mail address/],
    [graph('Other'), /could not send/],
    [new Error('offline'), /could not send/],
  ])('[MU-17] explains the error without quoting a server', (error, text) => {
    expect(emailFailureText(error)).toMatch(text);
    expect(emailFailureText(error)).not.toContain('server words');
  });
});
