/** A customer's e-mail digest was made with a key that is not accepted here: see docs/runbooks/key-rotation.md. */
export class UnknownDigestKeyError extends Error {
  override readonly name = 'UnknownDigestKeyError';

  constructor(customerId: string, keyId: string) {
    super(
      `The e-mail digest of customer ${customerId} is under the key "${keyId}", which is not accepted here.`,
    );
  }
}
