import { recaptchaClient } from '@loupe/bot-check/recaptcha-client';
import type { Robots } from '@loupe/bot-check/robots';
import { poolTx } from '@loupe/database/tx';
import { emailDigests } from '@loupe/email-digest/email-digest';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import { clientNetwork } from '@loupe/subgraph-server/client-network';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import type { z } from 'zod';
import type { Config, KeySets } from './config.ts';
import type { AttemptLimits } from './use-cases/ports/attempt-limits.ts';
import { limitAttempts } from './use-cases/limit-attempts.ts';

interface Options {
  readonly config: Config;
  readonly keys: () => z.infer<typeof KeySets>;
  readonly pool: pg.Pool;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** The limits of attempts to pay, and the bot check that is asked for above them: part of the composition root. */
export function attemptLimits({ config, keys, pool, now, logger }: Options): {
  readonly limits: AttemptLimits;
  readonly robots: Robots;
} {
  const robots = recaptchaClient({
    url: config.RECAPTCHA_URL,
    secret: () => keys().recaptcha.active.key.toString(),
    logger,
  });
  const limits = limitAttempts({
    rateLimits: rateLimits(poolTx(pool)),
    networkOf: clientNetwork,
    now,
    robots,
    digestsOf: emailDigests(() => keys()['email-digest']),
    factor: config.SOURCE_LIMIT_FACTOR,
    reportFault: (err, message) => logger.error({ err }, message),
  });
  return { limits, robots };
}
