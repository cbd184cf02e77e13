import { describe, expect, it } from '@jest/globals';
import {
  FALLBACK_MESSAGE,
  graphQLError,
  isFailedReply,
  messageForShopper,
  networkError,
} from './graph-error.ts';

describe('isFailedReply', () => {
  const errors = (...path: (string | number)[]) => [{ message: 'down', path }];

  it('tells a failed root field from one that does not exist', () => {
    expect(isFailedReply({ data: { product: null } })).toBe(false);
    expect(isFailedReply({ data: { product: null }, errors: errors('product') })).toBe(true);
    expect(isFailedReply({ data: { product: null }, errors: errors('product', 'name') })).toBe(true);
    expect(isFailedReply({ data: { product: {} }, errors: [{ message: 'down' }] })).toBe(true);
  });

  it('accepts a missing nested part', () => {
    expect(isFailedReply({ data: { product: { stores: null } }, errors: errors('product', 'stores') })).toBe(
      false,
    );
  });

  it('fails without data', () => {
    expect(isFailedReply({ errors: errors('product') })).toBe(true);
    expect(isFailedReply({ data: null })).toBe(true);
  });
});

describe('graph errors', () => {
  it('[ER-10] marks an error of the graph and prefers its first one', () => {
    const error = graphQLError([
      { message: 'Your session has ended.', extensions: { code: 'SessionExpiredError' } },
      { message: 'second' },
    ]);
    expect(error.message).toBe('[GraphQL] Your session has ended.');
    expect(error.code).toBe('SessionExpiredError');
    expect(messageForShopper(error)).toBe('Your session has ended.');
  });

  it('[ER-10] marks a network error, and hides its message from the shopper', () => {
    const error = networkError(new TypeError('fetch failed'));
    expect(error.message).toBe('[Network] fetch failed');
    expect(messageForShopper(error)).toBe(FALLBACK_MESSAGE);
  });

  it('[ER-10] does not change an error that is already marked', () => {
    const error = graphQLError([{ message: 'No.' }]);
    expect(networkError(error)).toBe(error);
  });

  it('[ER-11] falls back to "Something went wrong."', () => {
    expect(graphQLError([]).message).toBe('[GraphQL] Something went wrong.');
    expect(graphQLError(undefined).reason).toBe('Something went wrong.');
    expect(networkError('nothing').message).toBe('[Network] Something went wrong.');
    expect(messageForShopper(new Error('stack and all'))).toBe('Something went wrong.');
  });
});
