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

/** Binds use cases to their ports: each is named once, in the object that is passed. */
export function bindPorts<UseCases extends Readonly<Record<string, UseCase>>>(
  useCases: UseCases,
  ports: PortsOf<UseCases>,
): Bound<UseCases> {
  const bound = Object.entries(useCases).map(([name, useCase]) => [
    name,
    (...asked: never[]) => useCase(ports as never, ...asked),
  ]);
  return Object.fromEntries(bound) as Bound<UseCases>;
}
