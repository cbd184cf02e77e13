import { z } from 'zod';
import { SENTENCES } from '../domain/translation/sentences.ts';
import type { Namespace } from '../domain/translation/sentences.ts';

/** Characters: a sentence must fit where its default does. */
const LONGEST = 200;

const sentencesOf = (namespace: Namespace) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(SENTENCES[namespace]).map(([key, names]) => [key, sentenceWith(names).optional()]),
    ),
  );

/** Plain text on one line. `{name}` stands for what the page fills in. */
const sentenceWith = (names: readonly string[]) =>
  z
    .string()
    .max(LONGEST, `has more than ${LONGEST} characters`)
    .regex(/^\S(.*\S)?$/u, 'is not one line without blanks around it')
    .regex(/^[^<>\p{Cc}]*$/u, 'is not plain text')
    .refine(
      (text) => !/[{}]/.test(names.reduce((rest, name) => rest.replaceAll(`{${name}}`, ''), text)),
      `may contain ${names.map((name) => `{${name}}`).join(', ') || 'no {…}'}, and no other braces`,
    );

const ofNamespace = <Name extends Namespace>(namespace: Name) =>
  z.strictObject({
    locale: z.literal('en'),
    namespace: z.literal(namespace),
    sentences: sentencesOf(namespace),
  });

/** CO-01: the sentences of one namespace in one language. A key that is left out has web's default. */
export const translations = z.discriminatedUnion('namespace', [
  ofNamespace('common'),
  ofNamespace('account'),
]);

/** The delivery key by which web asks for them. */
export const translationsKey = ({ locale, namespace }: z.output<typeof translations>): string =>
  `translations/${locale}/${namespace}`;
