import { keysFile, oneKey, testKeys } from '@loupe/test-harness/keys';

const KEY = Buffer.alloc(32, 'k');
/** A set with one key, as the service reads it. */
export const TEST_KEY = { accepted: new Map([['test', KEY]]), active: { kid: 'test', key: KEY } };

/** What a process of this service needs besides its database and its broker. */
export const outsideEnvironment = () => ({
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM_BEAVERBROOKS: 'Beaverbrooks <stores@beaverbrooks.example>',
  MAIL_FROM_LOUPE: 'Loupe <boutiques@loupe.example>',
  STOREFRONT_URL_BEAVERBROOKS: 'https://beaverbrooks.example',
  STOREFRONT_URL_LOUPE: 'https://loupe.example',
  DEALER_INBOX_BEAVERBROOKS: 'showroom@beaverbrooks.example',
  DEALER_INBOX_LOUPE: 'showroom@loupe.example',
  RECAPTCHA_URL: 'http://127.0.0.1:1',
  KEYS_FILE: keysFile({
    gateway: testKeys().gateway.publicSet,
    'email-digest': oneKey(KEY.toString('base64')),
    recaptcha: oneKey('a-secret-of-ours'),
    'reservation-link': oneKey(KEY.toString('base64')),
  }),
});
