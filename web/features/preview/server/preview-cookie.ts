import 'server-only';
import { graphCookieDomain } from '#lib/graph-cookie-domain.ts';
import { seal } from '#lib/signed.ts';
import { PREVIEW_COOKIE, type Preview } from '../preview.ts';
import { nowSeconds, previewRules } from './preview-of.ts';

const EIGHT_HOURS = 8 * 3_600;

/** The value of a set-cookie header. The banner reads the cookie; only the server can change what it allows. */
export function previewCookie(preview: Preview, request: Headers): string {
  const sealed = seal(preview, nowSeconds() + EIGHT_HOURS, previewRules().key);
  return `${PREVIEW_COOKIE}=${sealed}; Max-Age=${EIGHT_HOURS}${attributes(request)}`;
}

export const clearedPreviewCookie = (request: Headers): string =>
  `${PREVIEW_COOKIE}=; Max-Age=0${attributes(request)}`;

const attributes = (request: Headers): string =>
  `${domain(request)}; Path=/; SameSite=Lax${request.get('x-forwarded-proto') === 'https' ? '; Secure' : ''}`;

function domain(request: Headers): string {
  const common = graphCookieDomain(request);
  return common === undefined ? '' : `; Domain=${common}`;
}
