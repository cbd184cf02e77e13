import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

/** What an image was built from. */
export interface Built {
  /** With its registry, without its tag. */
  readonly image: string;
  /** `sha256:…` */
  readonly digest: string;
  readonly commit: string;
  /** Whether the checkout had changes that are in no commit. */
  readonly isChanged: boolean;
  /** The base image. */
  readonly base: string;
  readonly at: Date;
}

/** A signed statement: DSSE, which in-toto and SLSA use. */
export interface Envelope {
  readonly payloadType: string;
  readonly payload: string;
  readonly signatures: readonly { readonly sig: string }[];
}

/** A statement is not signed by the key, or is about something else. */
export class ProvenanceError extends Error {
  override readonly name = 'ProvenanceError';
}

const TYPE = 'application/vnd.in-toto+json';
const signedText = (payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${TYPE.length} ${TYPE} ${payload.length} `), payload]);

/** An in-toto statement with SLSA's provenance. */
const statementOf = ({ image, digest, commit, isChanged, base, at }: Built) => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: [{ name: image, digest: { sha256: digest.replace('sha256:', '') } }],
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'urn:loupe:images:1',
      externalParameters: { base },
      internalParameters: { isChanged },
      resolvedDependencies: [{ uri: 'git:loupe', digest: { gitCommit: commit } }],
    },
    runDetails: { builder: { id: 'urn:loupe:npm-run-images' }, metadata: { finishedOn: at.toISOString() } },
  },
});

/** @param key PEM of an Ed25519 private key */
export function signProvenance(built: Built, key: string): Envelope {
  const payload = Buffer.from(JSON.stringify(statementOf(built)));
  const sig = sign(null, signedText(payload), createPrivateKey(key)).toString('base64');
  return { payloadType: TYPE, payload: payload.toString('base64'), signatures: [{ sig }] };
}

/**
 * @param key PEM of the public key; the private one contains it
 * @returns the commit that the image with this digest was built from
 * @throws ProvenanceError
 */
export function verifyProvenance(envelope: Envelope, digest: string, key: string): string {
  const payload = Buffer.from(envelope.payload, 'base64');
  const isSigned = envelope.signatures.some(({ sig }) =>
    verify(null, signedText(payload), createPublicKey(key), Buffer.from(sig, 'base64')),
  );
  if (!isSigned || envelope.payloadType !== TYPE)
    throw new ProvenanceError('The signature is not of this key.');
  const { subject, predicate } = JSON.parse(payload.toString()) as ReturnType<typeof statementOf>;
  if (!subject.some(({ digest: { sha256 } }) => `sha256:${sha256}` === digest))
    throw new ProvenanceError(`It is about another image than ${digest}.`);
  const { internalParameters, resolvedDependencies } = predicate.buildDefinition;
  if (internalParameters.isChanged)
    throw new ProvenanceError('The image was built with changes that are in no commit.');
  return resolvedDependencies[0]!.digest.gitCommit;
}
