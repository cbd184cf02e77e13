import 'server-only';
import { cookieValue } from '#lib/cookie-value.ts';
import { config } from '#lib/config.ts';
import { keyFor } from '#lib/signed.ts';
import { isStagedHost } from '#lib/sites.ts';
import { PREVIEW_COOKIE, type Preview } from '../preview.ts';
import { openPreviewCookie, type PreviewRules } from './preview-link.ts';

export const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

export function previewRules(): PreviewRules {
  const { previewApis, previewHubs, webCredential, webCredentials } = config();
  const keyOf = (credential: string) => keyFor('loupe preview', credential);
  return {
    key: keyOf(webCredential()),
    keys: webCredentials().map(keyOf),
    apis: previewApis,
    hubs: previewHubs,
  };
}

/** Whether a request is an editor's, who sees what is not published. */
export const isPreview = (request: Headers): boolean => previewOf(request) !== null;

/** What a request may preview: by an editor's cookie, or on a staged host everything that is scheduled. Null for visitors. */
export function previewOf(request: Headers): Preview | null {
  const host = request.get('host');
  const ofHost = isStagedHost(host, config().siteHosts)
    ? { api: host ?? '', hub: '', content: null, edition: null, at: null }
    : null;
  const value = cookieValue(request.get('cookie'), PREVIEW_COOKIE);
  if (value === undefined) return ofHost;
  const rules = previewRules();
  // The banner of a staged host offers editions too, and its cookie names that host.
  const allowed =
    ofHost === null
      ? rules
      : { ...rules, apis: [...rules.apis, ofHost.api], hubs: [...rules.hubs, ofHost.hub] };
  return openPreviewCookie(value, nowSeconds(), allowed) ?? ofHost;
}
