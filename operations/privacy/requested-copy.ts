import type pg from 'pg';
import { inOne } from './erase.ts';
import { exportOf } from './export.ts';
import { endRequest, oweLetter, tellOfGuest, whoseIs } from './privacy-request.ts';
import type { PrivacyRequest } from './privacy-request.ts';
import { readablePage } from './readable.ts';
import type { RegisteredTable } from './register.ts';

/**
 * Makes the copy that a person asked for and owes the e-mail with the link to it. A section that cannot be read fails the whole, so that the
 * request stays open: there is no half copy.
 */
export async function copyFor(
  client: pg.Client,
  register: readonly RegisteredTable[],
  request: PrivacyRequest,
): Promise<string> {
  const sections = await exportOf(client, register, whoseIs(request));
  return inOne(client, async () => {
    if (sections === undefined) {
      await endRequest(client, request, 'cancelled');
      return 'of nobody';
    }
    await client.query(
      'INSERT INTO identity.privacy_copy (request_id, json, page) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [request.id, JSON.stringify(sections, null, 2), readablePage('What we store about you', sections)],
    );
    await tellOfGuest(client, request);
    await endRequest(client, request, 'done');
    await oweLetter(client, request);
    return 'done';
  });
}
