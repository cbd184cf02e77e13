import type { ServiceName } from '@loupe/contracts/services';
import type { ShopPort } from '../shop-ports.ts';

/** The processes that may call a vendor. */
export type Caller = ServiceName | 'web';

/** One machine, on which sandboxes stand for vendors. */
export interface Place<Port extends string, Host extends string> {
  readonly ports: Readonly<Record<Port | ShopPort, number>>;
  /** The address of a port on this machine, for processes. */
  origin(port: Port | ShopPort): string;
  /** The address of a host of this vendor, for browsers. */
  at(host: Host): string;
  /** After how many seconds a warehouse ships an order; 0: only by hand. */
  readonly shipAfterSeconds: number;
}

/** A value below `global.providers.<vendor>` of charts/platform. */
export interface ChartValue {
  /** What an installation has unless it says otherwise. */
  readonly usual: string;
  /** What it is in a cluster on one machine, with the sandboxes of charts/local. */
  readonly local?: string;
  /** Every installation has one of its own: without it nothing is rendered. The text is what examples/my-shop.yaml shows. */
  readonly required?: string;
  /** A regular expression of the values' schema. */
  readonly pattern?: string;
  readonly comment?: string;
}

/** A variable in the environment of a caller. */
export interface Variable<Port extends string, Host extends string> {
  /** Its value on one machine; without it `npm start` does not set it. */
  stack?(place: Place<NoInfer<Port>, NoInfer<Host>>): string;
  /** The name of the chart's value; without it a release does not set it. */
  readonly chart?: string;
  /** The caller itself opens connections to the address: it gets a network policy and a place in the table of callers. */
  readonly isCalled?: true;
}

/** Keys by id in the file that a process reads again when it changes (docs/runbooks/key-rotation.md). */
export interface VendorKeySet {
  /** `secret`: base64 of 32 bytes, for an HMAC. `text`: sent as it is. */
  readonly kind: 'secret' | 'text';
  readonly holders: readonly ServiceName[];
  /** Minutes after the activation of another key for which something that the former key signed may arrive, with a margin of five. */
  readonly keptMinutes: number;
  /** What the runbook says: what a key is, what it signs, and what must have happened before the former is removed. */
  readonly words: { readonly key: string; readonly signs: string; readonly before?: string };
  /** The id that the sandbox knows the first key by; a new one otherwise. */
  readonly firstKid?: string;
}

/** A certificate with its private key, as PEM files beside the key sets (docs/runbooks/certificate-ends.md). */
export interface VendorCertificate {
  readonly holders: readonly ServiceName[];
  /** What it is for, in the words of the alert: `the card provider accepts our calls`. */
  readonly words: string;
}

/** Milliseconds, as CallLimits of packages/outgoing. */
export interface VendorTimeOut {
  readonly timeoutMs: number;
  readonly connectMs: number;
  readonly openMs: number;
  readonly comment?: string;
}

/** Origins from which pages load scripts or frames of the vendor, or send to it. */
export interface BrowserOrigins {
  /** Its name in the policy of web/lib/security-headers.ts. */
  readonly partner: string;
  /** The variable of web with the origins, comma-separated, or with the address of a script. */
  readonly variable: string;
  readonly holds: 'origins' | 'script';
  readonly pages: 'checkout' | 'all';
  /** Pages post forms there. */
  readonly forms?: true;
  /** Origins that its script loads from, wherever the script itself is served. */
  readonly also?: readonly string[];
}

/** The emulation in sandbox/<name>/, which `main.ts` starts with PORT, DATA_DIR and KEYS_FILE where it has them. */
export interface Sandbox<Port extends string, Host extends string> {
  /** It keeps a ledger in DATA_DIR. */
  readonly isDurable?: true;
  /** Other variables: on one machine, and in charts/local. */
  readonly env?: Readonly<
    Record<string, { stack(place: Place<NoInfer<Port>, NoInfer<Host>>): string; readonly chart: string }>
  >;
  /** A second port in charts/local, by the name of its service port. */
  readonly extraPorts?: Readonly<Record<string, number>>;
  /** It is called over TLS: the pair is beside its key sets, and the certificate, in place of public authorities, beside those of callers. */
  readonly servesTls?: {
    readonly certificate: string;
    readonly trustedBy: readonly ServiceName[];
    /** Names and addresses by which it is called. */
    readonly hosts: readonly string[];
  };
  /** It sends requests to the shop. */
  readonly callsShop?: true;
  /** A script of one of `hosts` that stands in for a part of the browser: pages of `npm start` load it, those of tests and releases do not. */
  readonly standIn?: { readonly host: NoInfer<Host>; readonly path: string };
  /** The name of `hosts` that `npm start` prints, what the line is called, and what one finds there. */
  readonly page?: { readonly host: NoInfer<Host>; readonly title: string; readonly finds: string };
}

/**
 * A third party. Everything about it that is not its adapter or its sandbox follows from here, or is compared with it
 * (tools/vendors/vendors.test.ts). `npm run vendors -- write` writes what is committed.
 */
export interface Vendor<
  Name extends string = string,
  Port extends string = string,
  Set extends string = string,
  Host extends string = string,
> {
  /** Also of its folder in sandbox/, its network peer and its chart values. */
  readonly name: Name;
  /** What runbooks call it: `the provider`, `the warehouse`. */
  readonly words: string;
  /** Whose data it is given: of orders, or of those that were paid by these methods, and then it is told of an erasure; or what it has instead. */
  readonly persons: { readonly of: 'orders' | readonly string[] } | { readonly none: string };
  /** Folders from the root. */
  readonly adapters: readonly string[];
  /** Offsets from the first port (tools/ports.ts); the first listens for the API. None: `npm start` does not start it. */
  readonly ports: Readonly<Record<Port, number>>;
  /** Names that browsers open: `<name>.localhost`, or plain localhost with another name in a cluster. */
  readonly hosts?: Readonly<Record<Host, { readonly inCluster?: string }>>;
  readonly keySets?: Readonly<Record<Set, VendorKeySet>>;
  readonly certificates?: Readonly<Record<string, VendorCertificate>>;
  readonly chart?: Readonly<Record<string, ChartValue>>;
  readonly environment: Readonly<Partial<Record<Caller, Readonly<Record<string, Variable<Port, Host>>>>>>;
  /** The service that gets what the vendor posts to `/webhooks/<name>`. */
  readonly webhooks?: ServiceName;
  /** Entries of TIME_OUTS in packages/outgoing. */
  readonly timeOuts: Readonly<Record<string, VendorTimeOut>>;
  /** Fields of its protocol with personal data or secrets, in lower case without separators: the log shows none of them. */
  readonly redacted?: readonly string[];
  readonly browser?: BrowserOrigins;
  /** Hosts, with those below them, from which shoppers come back when they pay: such a visit is no referral (ST-13). */
  readonly returnsFrom?: readonly string[];
  readonly sandbox?: Sandbox<Port, Host>;
}

/** Gives the declaration its exact names as types. */
export const vendor = <
  const Name extends string,
  const Port extends string = never,
  const Set extends string = never,
  const Host extends string = never,
>(
  declared: Vendor<Name, Port, Set, Host>,
): Vendor<Name, Port, Set, Host> => declared;

/** An origin without a path, or nothing. */
export const ORIGIN = '^$|^https?://[^/]+$';
