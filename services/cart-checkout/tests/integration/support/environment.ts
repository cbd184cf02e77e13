import { COMPILE_CACHE } from '@loupe/test-harness/compile-cache';
import { keysFile, oneKey, testKeys } from '@loupe/test-harness/keys';

/** An environment in which the service's programs start, with a database but without the other systems. */
export function environmentFor(databaseUrl: string): Record<string, string> {
  const { gateway, 'cart-checkout': own } = testKeys();
  return {
    ...COMPILE_CACHE,
    PORT: '0',
    DATABASE_URL: databaseUrl,
    KAFKA_BROKERS: '127.0.0.1:9',
    KEYS_FILE: keysFile({
      gateway: gateway.publicSet,
      'cart-checkout': own.privateSet,
      fulfilment: oneKey(Buffer.alloc(32, 'f').toString('base64')),
      recaptcha: oneKey('a-secret-of-recaptcha'),
      'pay-again': oneKey(Buffer.alloc(32, 'l').toString('base64')),
      'email-digest': oneKey(Buffer.alloc(32, 'e').toString('base64')),
    }),
    PAYMENTS_RPC_URLS: 'http://127.0.0.1:9',
    IDENTITY_RPC_URLS: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM_BEAVERBROOKS: 'Beaverbrooks <orders@beaverbrooks.localhost>',
    MAIL_FROM_LOUPE: 'Loupe <orders@loupe.localhost>',
    STOREFRONT_URL_BEAVERBROOKS: 'http://beaverbrooks.localhost:3000',
    STOREFRONT_URL_LOUPE: 'http://loupe.localhost:3000',
    MEDIA_URL: 'http://localhost:3008',
    RECAPTCHA_URL: 'http://127.0.0.1:9',
    FULFILMENT_URL: 'http://127.0.0.1:9',
  };
}
