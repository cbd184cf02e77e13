import type { Logger } from '@loupe/telemetry/logger';
import type { StoredCard } from '../../domain/payment/judge-authorisation.ts';
import type { Transport } from './transport.ts';

const GONE = [204, 404, 410];

/** DELETE /tms/v1/paymentinstruments/{id}. @returns false when it has to be repeated */
export async function forget(
  { token }: StoredCard,
  timeoutMs: number,
  { transport, logger }: { readonly transport: Transport; readonly logger: Logger },
): Promise<boolean> {
  const path = `/tms/v1/paymentinstruments/${encodeURIComponent(token)}`;
  const reply = await transport.call({ method: 'DELETE', path, timeoutMs });
  if (reply.kind === 'reply' && GONE.includes(reply.status)) return true;
  // Without the address, which names the token.
  logger.warn({ status: reply.kind === 'reply' ? reply.status : reply.kind }, 'card not deleted');
  return false;
}
