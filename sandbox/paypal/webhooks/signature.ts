import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';

export const ALGORITHM = 'SHA256withRSA';

/** What comes with a message, beside its body. */
export interface Transmission {
  readonly id: string;
  readonly time: string;
  readonly webhookId: string;
}

export interface Signer {
  sign(transmission: Transmission, body: Buffer): string;
  isRight(transmission: Transmission, body: Buffer, signature: string): boolean;
}

/** As the vendor: RSA over the transmission, the webhook's id and the CRC-32 of the body, to the byte. */
export function createSigner(keys: { privateKey: KeyObject; publicKey: KeyObject } = newKeys()): Signer {
  return {
    sign: (transmission, body) =>
      createSign('SHA256').update(signed(transmission, body)).sign(keys.privateKey, 'base64'),
    isRight: (transmission, body, signature) =>
      createVerify('SHA256').update(signed(transmission, body)).verify(keys.publicKey, signature, 'base64'),
  };
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });

const signed = ({ id, time, webhookId }: Transmission, body: Buffer): string =>
  `${id}|${time}|${webhookId}|${crc32(body)}`;
