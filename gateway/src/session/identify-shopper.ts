import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { Actor } from '@loupe/subgraph-server/actor';
import type { ClientFacts } from '@loupe/subgraph-server/client-facts';
import type { Origin } from '../site.ts';
import { abGroupIn } from './ab-group.ts';
import { ANONYMOUS_LIFE_SECONDS, AnonymousSessions } from './anonymous-sessions.ts';
import type { BegunSessions } from './begun-sessions.ts';
import type { CustomerSessions } from './customer-sessions.ts';
import type { SessionCookie } from './session-cookie.ts';

/** The cookie is forged, outdated or ended. `setCookie` removes it, or begins a new anonymous session in its place. */
export class SessionExpired extends Error {
  override readonly name = 'SessionExpired';
  readonly setCookie: string;

  constructor(setCookie: string) {
    super('Your session has ended.');
    this.setCookie = setCookie;
  }
}

/** Too many sessions have begun in the browser's network. */
export class SessionRefused extends Error {
  override readonly name = 'SessionRefused';
  readonly refusal: RateLimited;

  constructor(refusal: RateLimited) {
    super('No session begins for this network.');
    this.refusal = refusal;
  }
}

export interface SessionPorts {
  readonly cookie: SessionCookie;
  readonly anonymous: AnonymousSessions;
  readonly customers: CustomerSessions;
  readonly begun: Pick<BegunSessions, 'count'>;
}

/** A browser's request, and what its operation is. */
export interface AskingShopper {
  readonly origin: Origin;
  readonly client: Pick<ClientFacts, 'ipAddress'>;
  /** As the browser sent it. */
  readonly cookieHeader: string | undefined;
  readonly isMutation: boolean;
  /** Whether a session begins where there is none. */
  readonly beginsSession: boolean;
}

export interface Identified {
  readonly actor: Actor;
  /** Begins an anonymous session for a browser's first mutation. */
  readonly setCookie?: string;
}

/**
 * A mutation looks its session up instead of taking it from the cache. A read begins none: answered after a mutation beside it, its
 * cookie would replace the one under which that mutation's bag is found; and web, which reads for the pages that it renders, would discard it.
 * @throws SessionExpired, which removes the cookie of a read and replaces that of a mutation
 * @throws SessionRefused where a mutation would begin one
 */
export async function identifyShopper(
  request: AskingShopper,
  { cookie, anonymous, customers, begun }: SessionPorts,
): Promise<Identified> {
  const { origin, isMutation, beginsSession } = request;
  const abGroup = abGroupIn(request.cookieHeader);
  const withoutSession: Actor = {
    site: origin.site,
    sessionId: null,
    anonymousId: null,
    customerId: null,
    ...(abGroup !== undefined && { abGroup }),
  };
  if (origin.kind === 'server') return { actor: withoutSession };

  const unnamed = () => ({ actor: { ...withoutSession, anonymousId: anonymous.mint().id } });
  const mint = () => {
    const { id, value } = anonymous.mint();
    return {
      actor: { ...withoutSession, anonymousId: id },
      setCookie: cookie.write(value, ANONYMOUS_LIFE_SECONDS, origin.site),
    };
  };
  const guest = () => {
    const refusal = begun.count(request.client.ipAddress);
    if (refusal !== undefined) throw new SessionRefused(refusal);
    return mint();
  };
  /** Without its cookie a read is answered as that of a new visitor. */
  const expired = () => new SessionExpired(isMutation ? guest().setCookie : cookie.write('', 0, origin.site));
  const value = cookie.read(request.cookieHeader, origin.site);
  if (value === undefined) return beginsSession ? guest() : unnamed();
  if (AnonymousSessions.isAnonymous(value)) {
    const anonymousId = anonymous.open(value);
    if (anonymousId === undefined) throw expired();
    return { actor: { ...withoutSession, anonymousId } };
  }
  const session = await customers.find(value, origin.site, { fresh: isMutation });
  if (session === undefined) throw expired();
  return { actor: { ...withoutSession, ...session } };
}
