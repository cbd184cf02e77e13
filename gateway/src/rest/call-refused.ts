import { statusOfCode } from './refusal-codes.ts';

/** A failed call of the commerce host, answered with an error status and a problem (RE-09). */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly code: string;
  readonly field: string | undefined;

  /** @param message safe to show to a shopper */
  constructor(code: string, message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }

  get status(): number {
    return statusOfCode(this.code);
  }
}
