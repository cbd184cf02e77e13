import 'server-only';
import { config } from '#lib/config.ts';
import type { BotCheck } from './client/bot-check.ts';

/** What the browser is told of the bot check, in case a realm wants one. */
export function botCheck(): BotCheck {
  const { recaptcha } = config();
  return recaptcha;
}
