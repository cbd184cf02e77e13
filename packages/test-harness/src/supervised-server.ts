/** A server that a supervisor keeps: what its user has to know, and what may be asked of it. */
export interface SupervisedServer {
  readonly facts: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, () => Promise<void>>>;
  stop(): Promise<void>;
}
