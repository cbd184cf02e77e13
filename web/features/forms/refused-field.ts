/**
 * The form's field for the service's error path: `address.postalCode` and `input.postalCode` both mean `postalCode`.
 */
export function fieldOfPath(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
