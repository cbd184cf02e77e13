import type { MethodName } from '../domain/payment-methods/method-name.ts';
import { UnreachableCodeError } from '../domain/unreachable-code-error.ts';
import type { PaymentMethodType } from './gen/schema-types.ts';

/** EU-04: the names of payment methods in payments and the specification, and the enum values that GraphQL allows. */
const NAMES: Readonly<Record<MethodName, PaymentMethodType>> = {
  'credit-card': 'credit_card',
  klarna: 'klarna',
  givex: 'givex',
  paypal: 'paypal',
  v12: 'v12',
  applepay: 'applepay',
};

/** @throws UnreachableCodeError for a method that EU-04 does not list */
export function toPaymentMethodType(method: string): PaymentMethodType {
  const name = (NAMES as Readonly<Record<string, PaymentMethodType>>)[method];
  if (name === undefined) throw new UnreachableCodeError(`Payment method ${method}`, method as never);
  return name;
}

/** The name of EU-04 for a value of the enum. */
export function toPaymentMethod(type: PaymentMethodType): string {
  return type.replaceAll('_', '-');
}
