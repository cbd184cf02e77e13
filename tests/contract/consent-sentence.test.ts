import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { CHECKOUT_TEXTS } from '../../services/identity/src/domain/marketing/guest-preference.ts';
import { ACCOUNT_TEXTS } from '../../services/identity/src/domain/marketing/marketing.ts';
import { OPT_IN_TEXT_VERSION } from '../../web/features/account/opt-in-text.ts';
import { MARKETING_TEXT_VERSION } from '../../web/features/checkout/marketing-text.ts';

const OPT_INS = join(import.meta.dirname, '../../web/features/account/client/opt-in-fields.tsx');

it('[EU-08] the forms of an account ask with the sentences whose version they say, which is stored as proof', () => {
  const page = readFileSync(OPT_INS, 'utf8');
  const words = [...page.matchAll(/<(legend|p) [^>]*>(.+?)<\/\1>/gs)].map(([, , text]) => text!.trim());
  const shown: Readonly<Record<number, string>> = ACCOUNT_TEXTS;
  expect(words.join(' ').replaceAll(/\s+/g, ' ')).toBe(shown[OPT_IN_TEXT_VERSION]);
});

const PAGE = join(import.meta.dirname, '../../web/features/checkout/client/finish-delivery.tsx');

it('[RO-06] the checkout asks a guest with the sentence whose version it says, which is stored as proof', () => {
  const [, sentence = ''] = /id={id}>(.+?)<\/Check>/s.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const words = sentence.replaceAll(/<[^>]+>|\{' '\}/g, ' ').replaceAll(/\s+/g, ' ');
  const shown: Readonly<Record<number, string>> = CHECKOUT_TEXTS;
  expect(words.trim()).toBe(shown[MARKETING_TEXT_VERSION]);
});
