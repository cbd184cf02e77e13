/** QY-15: which build answers. */
export interface BuildInfo {
  readonly version: string;
  /** Of the source, short; empty when it is not known. */
  readonly commit: string;
  /** ISO 8601. */
  readonly startedAt: string;
}
