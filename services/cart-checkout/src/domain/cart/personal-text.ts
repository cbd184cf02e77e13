import { visible } from '@loupe/contact/visible';

/** Without spaces at its ends, and with single ones between words; empty for none. */
export const trimmedEngraving = (text: string | null): string =>
  visible(text ?? '')
    .normalize('NFC')
    .trim()
    .replaceAll(/ +/g, ' ');

/** Empty for none. */
export const trimmedMessage = (text: string | null): string =>
  visible(text ?? '')
    .normalize('NFC')
    .trim();
