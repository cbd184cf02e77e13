import { createBreaker } from '@loupe/outgoing/breaker';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import { inSpan } from '@loupe/telemetry/trace';
import { z } from 'zod';

const { timeoutMs, openMs } = TIME_OUTS.botCheck;

/** The vendor's usual line between people and programs. */
const LEAST_SCORE = 0.5;

/** Bytes, well above what the vendor gives out: a longer one is some stranger's, and no question worth asking. */
const LONGEST_TOKEN = 4_096;

const Verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

export interface RecaptchaOptions {
  /** Of the vendor, without a slash at its end. */
  readonly url: string;
  /** Of this moment. */
  readonly secret: () => string;
  readonly logger: Logger;
}

/** An answer, though no verdict: the vendor is there, and whoever sends it odd tokens must not shut everybody out. */
class RecaptchaRefusal extends Error {
  override readonly name = 'RecaptchaRefusal';
}

/** Google reCAPTCHA v3 (https://developers.google.com/recaptcha/docs/verify). */
export function recaptchaClient({ url, secret, logger }: RecaptchaOptions) {
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
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return Verdict.parse(await response.json());
  }

  return {
    /** False, too, when the vendor does not answer: a check that can be switched off by taking the vendor down is none. */
    async isHuman(
      token: string,
      { action, ipAddress }: { action: string; ipAddress: string },
    ): Promise<boolean> {
      if (Buffer.byteLength(token) > LONGEST_TOKEN) return false;
      try {
        const verdict = await inSpan('recaptcha POST /siteverify', { kind: 'client' }, () =>
          breaker.run(() => verify(token, ipAddress)),
        );
        const codes = verdict['error-codes'] ?? [];
        // Our own credentials: every shopper is refused until somebody mends it.
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
