import 'server-only';
import { config } from '#lib/config.ts';
import type { BotCheck } from '#lib/bot-check.ts';

/** Configuration of the bot check for the browser, used when a realm requires it. */
export function botCheck(): BotCheck {
  const { recaptcha } = config();
  return recaptcha;
}
