import { addresses, instancePorts, origin, type StackSettings } from '../services.ts';

/** cart-checkout's environment, in addition to the shared one. */
export function cartCheckoutEnv(settings: StackSettings): Record<string, string> {
  const { ports } = settings;
  const at = addresses(settings);
  return {
    PAYMENTS_RPC_URLS: instancePorts(settings, 'payments-finance').map(origin).join(','),
    IDENTITY_RPC_URLS: origin(ports.identity),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM_BEAVERBROOKS: 'Beaverbrooks <orders@beaverbrooks.localhost>',
    MAIL_FROM_LOUPE: 'Loupe <orders@loupe.localhost>',
    STOREFRONT_URL_BEAVERBROOKS: at.beaverbrooks,
    STOREFRONT_URL_LOUPE: at.loupe,
    STOREFRONT_ORIGINS: [at.beaverbrooks, at.loupe, at.plain].join(','),
    MEDIA_URL: `http://localhost:${ports.media}`,
    // On one machine all clients have the same network.
    SOURCE_LIMIT_FACTOR: '50',
  };
}
