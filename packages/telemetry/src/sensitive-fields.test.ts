import { describe, expect, it } from '@jest/globals';
import { isSensitiveField } from './sensitive-fields.ts';

describe('isSensitiveField', () => {
  it.each([
    ...['email', 'E-Mail', 'customerEmail', 'email_address', 'emails', 'EMAIL', 'password', 'newPassword'],
    ...['firstName', 'last_name', 'fullName', 'customerName', 'nameOnCard', 'surname', 'given-name'],
    ...[
      'phone',
      'phoneNumber',
      'mobileNumber',
      'telephone',
      'shippingAddress',
      'addresses',
      'addressLine1',
      'line2',
    ],
    ...[
      'streetName',
      'city',
      'billingTown',
      'postalCode',
      'postcode',
      'transientToken',
      'transientTokenJwt',
      'set-cookie',
    ],
    ...['region', 'shippingRegion', 'locality', 'property', 'organisation', 'organisation_name'],
    ...['authorization', 'sharedSecret', 'cardNumber', 'cvv', 'pan', 'securityCode'],
  ])('[ER-13] %s is a field of personal data or a secret', (name) => {
    expect(isSensitiveField(name)).toBe(true);
  });

  it.each([
    ...[
      'productName',
      'name',
      'brandName',
      'siteName',
      'categoryName',
      'capacity',
      'velocity',
      'span',
      'panel',
      'company',
    ],
    ...[
      'sku',
      'orderNumber',
      'state',
      'status',
      'country',
      'correlationId',
      'traceparent',
      'tokens2Count',
      'line',
      'lines',
    ],
  ])('%s is none', (name) => {
    expect(isSensitiveField(name)).toBe(false);
  });
});
