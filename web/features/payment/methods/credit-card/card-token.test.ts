import { describe, expect, it } from '@jest/globals';
import { tokenProblem } from './card-token.ts';

describe('card token', () => {
  it('[MU-13] names the fields that the provider rejected', () => {
    const details = [{ location: 'number' }, { location: 'securityCode' }];
    expect(tokenProblem({ reason: 'CREATE_TOKEN_VALIDATION_FIELDS', details })).toEqual({
      kind: 'fields',
      errors: {
        number: 'Check the card number, a digit is not right.',
        securityCode: 'Check the security code on your card.',
      },
    });
  });

  it('[MU-13] maps month and year to the one expiry field', () => {
    const details = [{ location: 'expirationMonth' }, { location: 'expirationYear' }];
    expect(tokenProblem({ reason: 'CREATE_TOKEN_VALIDATION_PARAMS', details })).toEqual({
      kind: 'fields',
      errors: { expiry: 'Check the expiry date on your card.' },
    });
  });

  it.each(['CAPTURE_CONTEXT_INVALID', 'CAPTURE_CONTEXT_EXPIRED', 'CREATE_TOKEN_NO_FIELDS_LOADED'])(
    '[MU-13] requests new card fields after %s',
    (reason) => {
      expect(tokenProblem({ reason })).toEqual({ kind: 'expired' });
    },
  );

  it.each(['CREATE_TOKEN_TIMEOUT', 'CREATE_TOKEN_XHR_ERROR', 'SOMETHING_NEW', undefined])(
    '[ER-10] treats %s as an unavailable provider',
    (reason) => {
      expect(tokenProblem(reason === undefined ? {} : { reason })).toEqual({ kind: 'unreachable' });
    },
  );
});
