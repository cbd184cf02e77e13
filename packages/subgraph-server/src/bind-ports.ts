/** A function of its ports and its arguments. */
type UseCase = (ports: never, ...asked: never[]) => unknown;

/** The ports that all of them need, as one object. */
export type PortsOf<UseCases extends Readonly<Record<string, UseCase>>> = {
  [Name in keyof UseCases]: (ports: Parameters<UseCases[Name]>[0]) => void;
}[keyof UseCases] extends (ports: infer Ports) => void
  ? Ports
  : never;

/** Use cases with their ports bound. */
export type Bound<UseCases extends Readonly<Record<string, UseCase>>> = {
  readonly [Name in keyof UseCases]: UseCases[Name] extends (
    ports: never,
    ...asked: infer Asked
  ) => infer Answer
    ? (...asked: Asked) => Answer
    : never;
};

/**
 * Binds use cases to their ports: each is named once, in the object that is passed.
 * @param reads ports that are passed on as they are, for reads without a rule
 */
export function bindPorts<
  UseCases extends Readonly<Record<string, UseCase>>,
  Ports extends PortsOf<UseCases>,
  Read extends keyof Ports = never,
>(
  useCases: UseCases,
  ports: Ports,
  reads: readonly Read[] = [],
): Bound<UseCases> & Readonly<Pick<Ports, Read>> {
  const bound = Object.entries(useCases).map(([name, useCase]) => [
    name,
    (...asked: never[]) => useCase(ports as never, ...asked),
  ]);
  const read = reads.map((name) => [name, ports[name]]);
  return Object.fromEntries([...bound, ...read]) as Bound<UseCases> & Readonly<Pick<Ports, Read>>;
}
