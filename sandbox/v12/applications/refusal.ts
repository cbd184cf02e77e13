/** A business failure: answered with status 200 and `Errors`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;

  constructor(code: string, description: string) {
    super(description);
    this.code = code;
  }
}

/** What a refused call is answered with. */
export const refused = (code: string, description: string) => ({
  ApplicationId: 0,
  Errors: [{ Code: code, Description: description, Reference: '' }],
  Status: 0,
});
