'use client';

import dynamic from 'next/dynamic';

/** Loaded only where the service asks for a bot check. */
export const BotCheckInput = dynamic(
  async () => (await import('./client/bot-check-input.tsx')).BotCheckInput,
);
