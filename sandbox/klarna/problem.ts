/** An error as the vendor words it. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string = code) {
    super(message);
    this.status = status;
    this.code = code;
  }

  body(correlationId: string): object {
    return { error_code: this.code, error_messages: [this.message], correlation_id: correlationId };
  }
}

export const badValue = (field: string): Problem => new Problem(400, 'BAD_VALUE', `Bad value: ${field}`);
export const notAllowed = (code: string, message?: string): Problem => new Problem(403, code, message);
export const notFound = (code = 'NOT_FOUND'): Problem => new Problem(404, code);
