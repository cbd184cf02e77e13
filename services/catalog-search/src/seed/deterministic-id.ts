import { createHash } from 'node:crypto';

/** The shop's own namespace: the same code gives the same id on every machine. */
const NAMESPACE = Buffer.from('6f4d2c1e8b5a4f3d9e7c0a1b2c3d4e5f', 'hex');

/** UUID version 5 (RFC 9562) of a product code, a sku or a category's site and key. */
export function deterministicId(name: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
