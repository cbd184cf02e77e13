/** Something the machine lacks. The message is one sentence that ends with the cure, fit to print as it is. */
export class PrerequisiteError extends Error {
  override readonly name = 'PrerequisiteError';
}
