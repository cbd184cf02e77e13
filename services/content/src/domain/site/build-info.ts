/** QY-15: the running build. */
export interface BuildInfo {
  readonly version: string;
  /** Short commit hash; empty when it is not known. */
  readonly commit: string;
  /** ISO 8601. */
  readonly startedAt: string;
}
