import { addresses, type StackSettings } from '../services.ts';

/** stores-reservations' environment, in addition to the shared one. */
export function storesReservationsEnv(settings: StackSettings): Record<string, string> {
  const { ports } = settings;
  const at = addresses(settings);
  return {
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM_BEAVERBROOKS: 'Beaverbrooks <stores@beaverbrooks.localhost>',
    MAIL_FROM_LOUPE: 'Loupe <boutiques@loupe.localhost>',
    DEALER_INBOX_BEAVERBROOKS: 'showroom@beaverbrooks.example',
    DEALER_INBOX_LOUPE: 'showroom@loupe.example',
    STOREFRONT_URL_BEAVERBROOKS: at.beaverbrooks,
    STOREFRONT_URL_LOUPE: at.loupe,
    // On one machine all clients have the same network.
    SOURCE_LIMIT_FACTOR: '50',
  };
}
