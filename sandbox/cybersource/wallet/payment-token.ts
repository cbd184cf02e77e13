import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { z } from 'zod';

interface KeyPair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

/** The keys of this process: a token does not outlive it. */
export interface WalletKeys {
  /** The merchant's payment processing key, whose private half the vendor holds. */
  readonly processing: KeyPair;
  /** Of the device, in place of Apple's chain of certificates. */
  readonly device: KeyPair;
}

const newPair = (): KeyPair => generateKeyPairSync('ec', { namedCurve: 'P-256' });

export const newWalletKeys = (): WalletKeys => ({ processing: newPair(), device: newPair() });

/** Apple's payment token format, EC_v1. */
export const paymentData = z.object({
  version: z.literal('EC_v1'),
  data: z.base64(),
  signature: z.base64(),
  header: z.object({
    ephemeralPublicKey: z.base64(),
    publicKeyHash: z.base64(),
    transactionId: z.string().regex(/^[\da-f]{64}$/),
  }),
});
export type PaymentData = z.infer<typeof paymentData>;

const content = z.object({
  applicationPrimaryAccountNumber: z.string(),
  /** ISO 4217, by number. */
  currencyCode: z.string(),
  /** Pence. */
  transactionAmount: z.number().int().positive(),
});
export type TokenContent = z.infer<typeof content>;

const MERCHANT = 'merchant.loupe.sandbox';
/** Every token has a key of its own, so the nonce is empty. */
const NONCE = Buffer.alloc(16);
const TAG_BYTES = 16;

/** NIST SP 800-56A with SHA-256, as Apple's format names its parts. */
const keyOf = (privateKey: KeyObject, publicKey: KeyObject): Buffer =>
  createHash('sha256')
    .update(Buffer.from([0, 0, 0, 1]))
    .update(diffieHellman({ privateKey, publicKey }))
    .update('\x0did-aes256-GCMApple')
    .update(createHash('sha256').update(MERCHANT).digest())
    .digest();

const derOf = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

/** What the signature covers. */
const signed = ({ data, header }: Pick<PaymentData, 'data' | 'header'>): Buffer =>
  Buffer.concat([
    Buffer.from(header.ephemeralPublicKey, 'base64'),
    Buffer.from(data, 'base64'),
    Buffer.from(header.transactionId, 'hex'),
  ]);

/** A token as the shopper's device makes it. */
export function sealToken(holds: TokenContent, { processing, device }: WalletKeys): PaymentData {
  const ephemeral = newPair();
  const cipher = createCipheriv('aes-256-gcm', keyOf(ephemeral.privateKey, processing.publicKey), NONCE);
  const sealed = [cipher.update(JSON.stringify(holds)), cipher.final(), cipher.getAuthTag()];
  const data = Buffer.concat(sealed).toString('base64');
  const header = {
    ephemeralPublicKey: derOf(ephemeral.publicKey).toString('base64'),
    publicKeyHash: createHash('sha256').update(derOf(processing.publicKey)).digest('base64'),
    transactionId: randomBytes(32).toString('hex'),
  };
  const signature = sign('sha256', signed({ data, header }), device.privateKey).toString('base64');
  return { version: 'EC_v1', data, signature, header };
}

/** @returns undefined for a token that is not made by this wallet, or of which a byte was altered */
export function openToken(
  token: PaymentData,
  { processing, device }: WalletKeys,
): (TokenContent & { readonly tokenId: string }) | undefined {
  try {
    const isSigned = verify(
      'sha256',
      signed(token),
      device.publicKey,
      Buffer.from(token.signature, 'base64'),
    );
    if (!isSigned) return undefined;
    const ephemeral = createPublicKey({
      key: Buffer.from(token.header.ephemeralPublicKey, 'base64'),
      format: 'der',
      type: 'spki',
    });
    const sealed = Buffer.from(token.data, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', keyOf(processing.privateKey, ephemeral), NONCE);
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    return { ...content.parse(JSON.parse(text.toString('utf8'))), tokenId: token.header.transactionId };
  } catch {
    return undefined;
  }
}
