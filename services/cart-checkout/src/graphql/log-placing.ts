import type { Logger } from '@loupe/telemetry/logger';
import { isPlacementId } from '../domain/placement/placement.ts';

/**
 * Logs the result of an attempt to place an order, without personal data or tokens.
 * @param asked the placement id in the request, if any; anything but an id is not logged
 * @returns the answer
 */
export function logPlacing<Answer extends { readonly type: string }>(
  logger: Logger,
  message: string,
  answer: Answer,
  asked?: string,
): Answer {
  const known = asked !== undefined && isPlacementId(asked) ? asked : undefined;
  const {
    type,
    orderNumber,
    placementId = known,
  } = answer as Answer & { orderNumber?: string; placementId?: string };
  logger.info({ answer: type, orderNumber, placementId }, message);
  return answer;
}
