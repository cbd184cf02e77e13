import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Certificate } from '@loupe/subgraph-server/certificate';
import type { Logger } from '@loupe/telemetry/logger';
import { z } from 'zod';
import type { MerchantSession, MerchantSessions } from '../../use-cases/ports/merchant-sessions.ts';
import { createVendorCalls } from '../vendor/vendor-calls.ts';
import type { VendorCalls } from '../vendor/vendor-calls.ts';
import { gatewayOf } from './gateway-of.ts';

export interface MerchantSessionOptions {
  /** Origins of the vendor's gateways: every other host is refused before a connection is opened. */
  readonly gateways: readonly string[];
  readonly merchantId: string;
  /** Our merchant identity, by which the vendor knows us. */
  readonly certificate: () => Certificate;
  /** PEM of what the gateway's certificate is checked with, in place of the public authorities. */
  readonly authority?: string | undefined;
  readonly logger: Logger;
}

const PATH = '/paymentservices/paymentSession';
const { timeoutMs } = TIME_OUTS.merchantSession;
const LONGEST_SESSION = 16_384;

/** The members that a browser refuses a session without; the rest is Apple's own. */
const session = z.looseObject({ merchantSessionIdentifier: z.string().min(1), expiresAt: z.number() });

interface Connection {
  /** Of the certificate that it is opened with. */
  readonly fingerprint: string;
  readonly calls: VendorCalls;
}

/** Apple's merchant sessions, over mutual TLS. A session is used once, and ends after five minutes. */
export function createMerchantSessions(
  options: MerchantSessionOptions,
): MerchantSessions & { close(): Promise<void> } {
  const { gateways, merchantId: merchantIdentifier, certificate, authority: ca, logger } = options;
  const connections = new Map<string, Connection>();

  function callsTo(gateway: string): VendorCalls {
    const { chain: cert, key, fingerprint } = certificate();
    const known = connections.get(gateway);
    if (known?.fingerprint === fingerprint) return known.calls;
    void known?.calls.close();
    const tls = { cert, key, ...(ca === undefined ? {} : { ca }) };
    const calls = createVendorCalls(gateway, TIME_OUTS.merchantSession, { tls });
    connections.set(gateway, { fingerprint, calls });
    return calls;
  }

  return {
    async open(validationUrl, { domain: initiativeContext, displayName }): Promise<MerchantSession> {
      const gateway = gatewayOf(validationUrl, gateways);
      if (gateway === undefined) return { kind: 'refused' };
      const reply = await callsTo(gateway).call({
        method: 'POST',
        path: PATH,
        timeoutMs,
        spanName: `applepay POST ${PATH}`,
        body: JSON.stringify({ merchantIdentifier, displayName, initiative: 'web', initiativeContext }),
        headers: () => ({ 'content-type': 'application/json', accept: 'application/json' }),
        movesNothing: true,
      });
      const text = reply.kind === 'reply' && reply.status === 200 ? reply.text : '';
      if (isSession(text)) return { kind: 'session', session: text };
      const status = reply.kind === 'reply' ? reply.status : reply.kind;
      logger.error({ status, err: reply.kind === 'reply' ? undefined : reply.cause }, 'no merchant session');
      return { kind: 'unavailable' };
    },
    async close() {
      await Promise.all([...connections.values()].map(({ calls }) => calls.close()));
    },
  };
}

function isSession(text: string): boolean {
  if (text === '' || text.length > LONGEST_SESSION) return false;
  try {
    return session.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
