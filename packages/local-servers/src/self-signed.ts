import 'reflect-metadata';
import { isIP } from 'node:net';
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';

/** A certificate and its private key, each in PEM. */
export interface CertificatePair {
  readonly certificate: string;
  readonly key: string;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 24 * 60 * 60_000;

const nameOf = (value: string) => ({ type: isIP(value) > 0 ? ('ip' as const) : ('dns' as const), value });

/**
 * A certificate that is signed by its own key, for sandboxes and tests.
 * @param name of its subject
 * @param issuer whom it names as issuer: another than the subject looks like one that a vendor has issued
 * @param hosts by which a server with it is called
 */
export async function selfSigned(
  name: string,
  from: Date,
  days: number,
  issuer = name,
  hosts: readonly string[] = [],
): Promise<CertificatePair> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const made = await X509CertificateGenerator.create({
    subject: `CN=${name}`,
    issuer: `CN=${issuer}`,
    notBefore: from,
    notAfter: new Date(from.getTime() + days * DAY_MS),
    signingAlgorithm: ALGORITHM,
    signingKey: keys.privateKey,
    publicKey: keys.publicKey,
    extensions: hosts.length === 0 ? [] : [new SubjectAlternativeNameExtension(hosts.map(nameOf))],
  });
  const der = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  const lines = der.match(/.{1,64}/g)!.join('\n');
  return {
    certificate: `${made.toString('pem')}\n`,
    key: `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----\n`,
  };
}
