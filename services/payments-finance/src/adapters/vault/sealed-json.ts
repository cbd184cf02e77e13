import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SigningKeySet } from '@loupe/subgraph-server/key-set';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealed {
  readonly kid: string;
  /** Nonce, tag, ciphertext. */
  readonly bytes: Uint8Array;
}

/** The key that something was sealed with is no longer in KEYS_FILE. */
export class VaultKeyMissingError extends Error {
  override readonly name = 'VaultKeyMissingError';
}

/**
 * Encrypts with the active key.
 * @param id the row's id: what is sealed for one row cannot be opened in another
 * @param plainBytes longer than any value, so that the length of what is stored tells nothing about it
 */
export function sealJson(value: object, id: string, keys: SigningKeySet<Buffer>, plainBytes: number): Sealed {
  const { kid, key } = keys.active;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(id));
  const plain = Buffer.from(JSON.stringify(value).padEnd(plainBytes));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { kid, bytes: Buffer.concat([nonce, cipher.getAuthTag(), text]) };
}

/** @throws VaultKeyMissingError, or an error without secrets when the bytes were altered or are another row's */
export function openJson({ kid, bytes }: Sealed, id: string, keys: SigningKeySet<Buffer>): unknown {
  const key = keys.accepted.get(kid);
  if (key === undefined) throw new VaultKeyMissingError('It is sealed with a key that is not accepted.');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(plain.toString('utf8')) as unknown;
}
