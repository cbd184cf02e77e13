import type { InitiationResult } from './initiation-result.ts';

/**
 * Sends a payment, and once more with a bot check token when the service asks for one: nothing was claimed or held.
 * @param check rejects when the token cannot be obtained
 */
export async function withBotCheck(
  send: (reCaptchaToken: string | null) => Promise<InitiationResult>,
  check: () => Promise<string>,
): Promise<InitiationResult> {
  const first = await send(null);
  if (first.__typename !== 'ReCaptchaError') return first;
  const token = await check().catch(() => undefined);
  return token === undefined ? first : send(token);
}
