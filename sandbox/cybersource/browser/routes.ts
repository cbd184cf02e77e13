import { join } from 'node:path';
import { Router } from 'express';
import { CARD_NETWORKS } from '../cards/card-networks.ts';
import type { FlexSession, FlexStore } from '../flex/sessions.ts';
import type { ClientLibrary } from './client-library.ts';
import { escapeHtml } from '../../escape-html.ts';

const FIELDS = {
  number: { label: 'Card number', autocomplete: 'cc-number', maxLength: 23 },
  securityCode: { label: 'Security code', autocomplete: 'cc-csc', maxLength: 4 },
} as const;

/** The library merchants embed and the documents of its frames. */
export function browserRoutes({ flex, library }: { flex: FlexStore; library: ClientLibrary }): Router {
  const router = Router();

  router.get(library.path, (_request, response) => {
    // Integrity checking needs a readable response, so the script is open to every origin.
    response.set({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    response.type('text/javascript').send(library.source);
  });

  for (const name of ['field.js', 'field.css']) {
    router.get(`/microform/v2/${name}`, (_request, response) =>
      response.sendFile(join(import.meta.dirname, name)),
    );
  }

  router.get('/microform/v2/field', (request, response) => {
    const session = flex.session(String(request.query.session ?? ''));
    const field = String(request.query.field ?? '');
    if (session === undefined || !(field === 'number' || field === 'securityCode')) {
      response.status(404).type('text/plain').send('This card form has expired. Reload the page.');
      return;
    }
    response.set({
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${session.targetOrigins.join(' ')}`,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    response.type('html').send(fieldDocument(field, session));
  });
  return router;
}

function fieldDocument(field: keyof typeof FIELDS, session: FlexSession): string {
  const { label, autocomplete, maxLength } = FIELDS[field];
  const networks = CARD_NETWORKS.filter(({ network }) => session.allowedCardNetworks.includes(network));
  const config = JSON.stringify({ field, targetOrigins: session.targetOrigins, networks });
  return `<!doctype html>
<html lang="en-GB" data-config="${escapeHtml(config)}">
<head><meta charset="utf-8"><title>${label}</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/microform/v2/field.css"><script src="/microform/v2/field.js" defer></script></head>
<body><input type="text" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${maxLength}" spellcheck="false"
 aria-label="${label}" aria-required="true"><span id="description"></span></body>
</html>`;
}
