import type { Logger } from '@loupe/telemetry/logger';

/** What an attempt to place came to, by name and number: nothing personal, and no token. @returns the answer */
export function logPlacing<Answer extends { readonly type: string }>(
  logger: Logger,
  message: string,
  answer: Answer,
): Answer {
  const { type, orderNumber, placementId } = answer as Answer & {
    orderNumber?: string;
    placementId?: string;
  };
  logger.info({ answer: type, orderNumber, placementId }, message);
  return answer;
}
