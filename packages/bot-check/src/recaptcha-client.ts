import { createBreaker } from '@loupe/outgoing/breaker';
import { HTTPError } from '@loupe/outgoing/http-error';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';
import { z } from 'zod';
import type { Robots } from './robots.ts';

const { timeoutMs, openMs } = TIME_OUTS.botCheck;

/** The vendor's default threshold between people and programs. */
const LEAST_SCORE = 0.5;

/** Bytes, well above the vendor's tokens: a longer one is invalid, so the vendor is not asked. */
const LONGEST_TOKEN = 4_096;

const Verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

export interface RecaptchaOptions {
  /** Base URL of the vendor, without a trailing slash. */
  readonly url: string;
  /** The current secret. */
  readonly secret: () => string;
  readonly logger: Logger;
}

/** An answer without a verdict: the vendor is up, and odd tokens from one client must not lock out the others. */
class RecaptchaRefusal extends Error {
  override readonly name = 'RecaptchaRefusal';
}

/** Google reCAPTCHA v3 (https://developers.google.com/recaptcha/docs/verify). */
export function recaptchaClient({ url, secret, logger }: RecaptchaOptions): Robots {
  const breaker = createBreaker({ openMs, isFailure: (error) => !(error instanceof RecaptchaRefusal) });

  async function verify(token: string, ipAddress: string): Promise<z.infer<typeof Verdict>> {
    const response = await fetch(`${url}/recaptcha/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({
        secret: secret(),
        response: token,
        ...(ipAddress && { remoteip: ipAddress }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 400 && response.status < 500)
      throw new RecaptchaRefusal(`HTTP ${response.status}`);
    if (!response.ok) throw new HTTPError(response.status, 'The bot check');
    return Verdict.parse(await response.json());
  }

  return {
    /** Also false when the vendor does not answer: otherwise an outage of the vendor would switch the check off. */
    async isHuman(token, { action, ipAddress }) {
      if (Buffer.byteLength(token) > LONGEST_TOKEN) return false;
      try {
        const verdict = await inSpan('recaptcha POST /siteverify', { kind: 'client' }, () =>
          breaker.run(() => verify(token, ipAddress)),
        );
        const codes = verdict['error-codes'] ?? [];
        // Our own credentials are wrong: every shopper is refused until they are corrected.
        if (codes.some((code) => code.endsWith('input-secret')))
          logger.error({ codes }, 'bot check refuses us');
        return verdict.success && verdict.action === action && (verdict.score ?? 0) >= LEAST_SCORE;
      } catch (error) {
        logger.error({ err: error }, 'bot check unavailable');
        return false;
      }
    },
  };
}
