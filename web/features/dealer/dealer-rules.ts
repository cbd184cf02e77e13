import { NAME_LENGTH } from '@loupe/contact/address';
import { isPrintable } from '@loupe/contact/text';
import { visible } from '@loupe/contact/visible';
import * as z from 'zod/mini';
import { email, optionalPhone, text } from '../forms/field-rules.ts';

const MESSAGE_LENGTH = 2_000;

const chosen = (missing: string) => z.string().check(z.minLength(1, missing));
/** A text of several lines. */
const lines = z.string().check(
  z.overwrite(visible),
  z.trim(),
  z.refine(
    (value) => [...value.replaceAll(/\r\n?/g, '\n')].length <= MESSAGE_LENGTH,
    'Use at most 2,000 characters.',
  ),
  z.refine(
    (value) => isPrintable(value.replaceAll(/[\r\n]/g, ' ')),
    'Use letters, digits and punctuation only.',
  ),
);

const visitor = {
  title: z.string(),
  firstName: text('Enter your first name.', NAME_LENGTH),
  lastName: text('Enter your last name.', NAME_LENGTH),
  email,
  showroom: chosen('Choose a showroom.'),
};

/** VA-13: the rules of the service that takes the message, but for the days of its diary. */
export const messageRules = z.object({
  ...visitor,
  phone: optionalPhone,
  message: lines.check(z.minLength(1, 'Write your question.')),
});

export const appointmentRules = z.object({
  ...visitor,
  phone: optionalPhone.check(z.minLength(1, 'Enter a phone number, so that we can agree the hour.')),
  preferredDay: chosen('Choose a day.'),
  preferredTime: z.string(),
  message: lines,
});
