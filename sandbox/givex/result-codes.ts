/**
 * The vendor's result codes. The numbers of the last three are not public: these are the sandbox's own, and a client must
 * handle numbers it does not know.
 */
export const CODES = {
  ok: '0',
  credentials: '1',
  unknownCard: '2',
  expired: '6',
  alreadyActive: '8',
  insufficientFunds: '9',
  wrongActivationAmount: '12',
  wrongCancelAmount: '13',
  notActivated: '40',
  preAuthCancelled: '247',
  expiredBalance: '285',
  preAuthClosed: '381',
  securityCode: '350',
  blocked: '351',
  noTransaction: '352',
} as const;

/** A business failure: answered with HTTP 200, the code in the second place and the text in the third. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The request is not one of the vendor's: JSON-RPC answers it with an error. */
export class InvalidParams extends Error {}
