import { visible } from '@loupe/contact/visible';
import * as z from 'zod/mini';

const MESSAGE_LENGTH = 2_000;

const needed = (message: string) => z.string().check(z.overwrite(visible), z.trim(), z.minLength(1, message));
const visitor = {
  title: z.string(),
  firstName: needed('Enter your first name.'),
  lastName: needed('Enter your last name.'),
  email: z
    .string()
    .check(
      z.overwrite(visible),
      z.trim(),
      z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/, 'Enter an e-mail address, such as name@example.com.'),
    ),
  showroom: needed('Choose a showroom.'),
};
const tooLong = `Use at most ${MESSAGE_LENGTH.toLocaleString('en-GB')} characters.`;

export const messageRules = z.object({
  ...visitor,
  phone: z.string(),
  message: needed('Write your question.').check(z.maxLength(MESSAGE_LENGTH, tooLong)),
});

export const appointmentRules = z.object({
  ...visitor,
  phone: needed('Enter a phone number, so that we can agree the hour.'),
  preferredDay: needed('Choose a day.'),
  preferredTime: z.string(),
  message: z.string().check(z.maxLength(MESSAGE_LENGTH, tooLong)),
});
