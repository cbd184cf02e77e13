/** A server started by a supervisor: its facts and its commands. */
export interface SupervisedServer {
  readonly facts: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, () => Promise<void>>>;
  stop(): Promise<void>;
}
