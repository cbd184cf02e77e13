import { addresses, type StackSettings } from '../services.ts';

/** identity's environment, in addition to the shared one. */
export function identityEnv(settings: StackSettings): Record<string, string> {
  const { ports } = settings;
  const at = addresses(settings);
  return {
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM_BEAVERBROOKS: 'Beaverbrooks <accounts@beaverbrooks.localhost>',
    MAIL_FROM_LOUPE: 'Loupe <accounts@loupe.localhost>',
    STOREFRONT_URL_BEAVERBROOKS: at.beaverbrooks,
    STOREFRONT_URL_LOUPE: at.loupe,
    // On one machine all clients have the same network.
    SOURCE_LIMIT_FACTOR: '50',
  };
}
