import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { PaymentMethod, TenderSecrets } from '../domain/payment-methods/payment-method.ts';

/** @throws InvalidFieldError for a method whose secret is missing or is none */
export function checkSecrets(
  methods: readonly PaymentMethod[],
  secrets: TenderSecrets,
  asked: readonly (string | null)[],
): void {
  for (const { name, secret } of methods) {
    if (secret === null || !asked.includes(name)) continue;
    if (secret.isOptional === true && secrets[name] === undefined) continue;
    const text = secrets[name] ?? '';
    if (text.trim() === '' || text.length > secret.maxLength)
      throw new InvalidFieldError(secret.field, secret.refusal);
  }
}
