import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SigningKeySet } from '@loupe/subgraph-server/key-set';
import { z } from 'zod';
import type { GiftCard } from '../../use-cases/gift-cards.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Longer than any number and PIN, so that the length of what is stored tells nothing about them. */
const PLAIN_BYTES = 96;

export interface Sealed {
  readonly kid: string;
  /** Nonce, tag, ciphertext. */
  readonly bytes: Uint8Array;
}

/** The key that a gift card was sealed with is no longer in KEYS_FILE. */
export class VaultKeyMissingError extends Error {
  override readonly name = 'VaultKeyMissingError';
}

const shape = z.object({ number: z.string(), pin: z.string() });

/** Encrypts with the active key. @param id the row's id: what is sealed for one row cannot be opened in another */
export function sealGiftCard({ number, pin }: GiftCard, id: string, keys: SigningKeySet<Buffer>): Sealed {
  const { kid, key } = keys.active;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(id));
  const plain = Buffer.from(JSON.stringify({ number, pin }).padEnd(PLAIN_BYTES));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { kid, bytes: Buffer.concat([nonce, cipher.getAuthTag(), text]) };
}

/** @throws VaultKeyMissingError, or an error without secrets when the bytes were altered or are another row's */
export function openGiftCard({ kid, bytes }: Sealed, id: string, keys: SigningKeySet<Buffer>): GiftCard {
  const key = keys.accepted.get(kid);
  if (key === undefined)
    throw new VaultKeyMissingError('A gift card is sealed with a key that is not accepted.');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return shape.parse(JSON.parse(plain.toString('utf8')));
}
