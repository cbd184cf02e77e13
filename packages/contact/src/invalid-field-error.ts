/** Invalid input; `field` is its path in the input and the message may be shown to the shopper. */
export class InvalidFieldError extends Error {
  override readonly name = 'InvalidFieldError';
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}
