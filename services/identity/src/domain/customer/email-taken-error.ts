/** The site has another account for the e-mail. */
export class EmailTakenError extends Error {
  override readonly name = 'EmailTakenError';
}
