import type { Logger } from '@loupe/telemetry/logger';
import { isPlacementId } from '../domain/placement/placement.ts';

/**
 * What an attempt to place came to, by name and number: nothing personal, and no token.
 * @param asked the placement that the request named, where it named one; what is no such id stays out of the log
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
