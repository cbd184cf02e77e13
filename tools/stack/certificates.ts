import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DECLARED } from '../vendors/declared-vendors.ts';
import type { Vendor } from '../vendors/vendor.ts';
import { keysFileOf, replaceFile, type Holder } from './key-files.ts';
import type { CertificatePair } from '@loupe/local-servers/self-signed';

const DAYS = 365;
const DAY_MS = 24 * 60 * 60_000;
/** A month, as the alert. */
const RENEWED_DAYS = 30;

const fileOf = (folder: string, holder: string, name: string, ending: 'crt' | 'key'): string =>
  join(dirname(keysFileOf(folder, holder as Holder)), `${name}.${ending}`);

/**
 * The certificates that vendors' declarations ask for, beside the key sets of those that hold them: for sandboxes, which accept what is in
 * their own folder. One that is missing is made, and so is the next of one that was made here and ends within a month; that of
 * a vendor stays.
 */
export async function ensureCertificates(
  folder: string,
  now: Date,
  vendors: readonly Vendor[] = DECLARED,
): Promise<void> {
  for (const vendor of vendors) await ensureServer(folder, vendor, now);
  for (const { name: vendor, certificates = {} } of vendors)
    for (const [name, { holders }] of Object.entries(certificates)) {
      const pair = known(folder, holders[0]!, name, now) ?? (await made(name, now));
      for (const holder of holders) {
        write(fileOf(folder, holder, name, 'crt'), pair.certificate);
        write(fileOf(folder, holder, name, 'key'), pair.key);
      }
      write(fileOf(folder, vendor, name, 'crt'), pair.certificate);
    }
}

/** Of a sandbox that is called over TLS: it keeps the pair, and its callers check it with the certificate. */
async function ensureServer(folder: string, { name: vendor, sandbox }: Vendor, now: Date): Promise<void> {
  if (sandbox?.servesTls === undefined) return;
  const { certificate: name, trustedBy, hosts } = sandbox.servesTls;
  const pair = known(folder, vendor, name, now) ?? (await made(name, now, hosts));
  write(fileOf(folder, vendor, name, 'key'), pair.key);
  for (const holder of [vendor, ...trustedBy]) write(fileOf(folder, holder, name, 'crt'), pair.certificate);
}

function known(folder: string, holder: string, name: string, now: Date): CertificatePair | undefined {
  const [certificate, key] = [fileOf(folder, holder, name, 'crt'), fileOf(folder, holder, name, 'key')];
  if (!existsSync(certificate) || !existsSync(key)) return undefined;
  const pair = { certificate: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') };
  const { issuer, subject, validToDate } = new X509Certificate(pair.certificate);
  const isOurs = issuer === subject;
  const isEnding = validToDate.getTime() - now.getTime() < RENEWED_DAYS * DAY_MS;
  return isOurs && isEnding ? undefined : pair;
}

/** Loaded only where a declaration asks for a certificate. */
async function made(name: string, now: Date, hosts: readonly string[] = []): Promise<CertificatePair> {
  const { selfSigned } = await import('@loupe/local-servers/self-signed');
  return selfSigned(name, now, DAYS, name, hosts);
}

/** Readable for the user of any container, as key files are; the parent folder denies access to other users. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, text, 0o644);
}
