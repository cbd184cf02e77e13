/** An error with the vendor's reason; the error handler sends it. */
export class VendorError extends Error {
  readonly httpStatus: number;
  readonly reason: string;
  readonly details: readonly { field: string; reason: string }[];

  constructor(reason: string, message: string, { httpStatus = 400, fields = [] as readonly string[] } = {}) {
    super(message);
    this.name = 'VendorError';
    this.httpStatus = httpStatus;
    this.reason = reason;
    this.details = fields.map((field) => ({ field, reason }));
  }

  body(now: Date): object {
    return {
      submitTimeUtc: now.toISOString(),
      status: this.httpStatus >= 500 ? 'SERVER_ERROR' : 'INVALID_REQUEST',
      reason: this.reason,
      message: this.message,
      ...(this.details.length > 0 ? { details: this.details } : {}),
    };
  }
}
