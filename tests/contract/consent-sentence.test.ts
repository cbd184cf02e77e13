import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { CHECKOUT_TEXTS } from '../../services/identity/src/domain/marketing/guest-preference.ts';
import { MARKETING_TEXT_VERSION } from '../../web/features/checkout/marketing-text.ts';

const PAGE = join(import.meta.dirname, '../../web/features/checkout/client/finish-delivery.tsx');

it('[RO-06] the checkout asks a guest with the sentence whose version it says, which is stored as proof', () => {
  const [, sentence = ''] = /id={id}>(.+?)<\/Check>/s.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const words = sentence.replaceAll(/<[^>]+>|\{' '\}/g, ' ').replaceAll(/\s+/g, ' ');
  const shown: Readonly<Record<number, string>> = CHECKOUT_TEXTS;
  expect(words.trim()).toBe(shown[MARKETING_TEXT_VERSION]);
});
