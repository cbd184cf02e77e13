import type { Answer, Handling } from '../handling.ts';
import type { SessionEntry } from '../ledger/entries.ts';
import { isComplete, openAuthorization, sessionEnd } from '../ledger/standing.ts';
import { notFound } from '../problem.ts';
import { readOrderBody } from './shape.ts';

/** POST /payments/v1/sessions */
export async function createSession(body: unknown, handling: Handling): Promise<Answer> {
  const { ledger, now, newId, publicUrl, clientTokens } = handling;
  const read = readOrderBody(body);
  const session: SessionEntry = { kind: 'session', id: newId(), at: now().toISOString(), body: read };
  await ledger.append(session);
  const pictures = { descriptive: `${publicUrl}/badge.svg`, standard: `${publicUrl}/badge.svg` };
  return {
    status: 200,
    body: {
      session_id: session.id,
      client_token: clientTokens.issue(session.id),
      payment_method_categories: [{ identifier: 'klarna', name: 'Pay with Klarna', asset_urls: pictures }],
    },
  };
}

/** POST /payments/v1/sessions/{session_id}: the whole order again. An authorization that stands is for the former one. */
export async function updateSession(id: string, body: unknown, handling: Handling): Promise<Answer> {
  const { ledger, now } = handling;
  openSession(id, handling);
  await ledger.append({ kind: 'session', id, at: now().toISOString(), body: readOrderBody(body) });
  return { status: 204, body: null };
}

/** GET /payments/v1/sessions/{session_id} */
export function readSession(id: string, handling: Handling): Answer {
  const { ledger, now, clientTokens } = handling;
  const session = sessionOf(id, handling);
  const authorization = openAuthorization(id, ledger, now());
  return {
    status: 200,
    body: {
      session_id: id,
      client_token: clientTokens.issue(id),
      status: isComplete(id, ledger) || authorization !== undefined ? 'complete' : 'incomplete',
      expires_at: sessionEnd(id, ledger).toISOString(),
      ...session.body,
      ...(authorization === undefined ? {} : { authorization_token: authorization.id }),
    },
  };
}

/** @throws Problem */
function sessionOf(id: string, { ledger, now }: Handling): SessionEntry {
  const session = ledger.find('session', id);
  if (session === undefined || now() >= sessionEnd(id, ledger)) throw notFound();
  return session;
}

/** One with which nothing was bought yet. @throws Problem */
export function openSession(id: string, handling: Handling): SessionEntry {
  const session = sessionOf(id, handling);
  if (isComplete(id, handling.ledger)) throw notFound('SESSION_COMPLETED');
  return session;
}
