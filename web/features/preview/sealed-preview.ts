import { cookieValue } from '../../lib/cookie-value.ts';
import { PREVIEW_COOKIE } from './preview.ts';

/** The preview's cookie in this browser, `host` without one on a staged host, empty for a visitor. */
export const sealedPreview = (): string =>
  cookieValue(document.cookie, PREVIEW_COOKIE) ?? (location.hostname.includes('staged') ? 'host' : '');
