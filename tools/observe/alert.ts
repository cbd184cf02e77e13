/** A series of a test, with what it is when the alert fires and when all is well: promtool's notation, one value a minute. */
export interface Example {
  readonly series: string;
  readonly bad: string;
  readonly good: string;
}

export interface Alert {
  readonly name: string;
  /** Beside the severity. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly expr: string;
  /** How long it must hold. */
  readonly for: string;
  /** page: a person is called at any hour; ticket: on the next working day. */
  readonly severity: 'page' | 'ticket';
  readonly summary: string;
  /** A file of docs/runbooks. */
  readonly runbook: string;
  readonly examples: readonly Example[];
  /** When the examples are judged, where they are longer than others. */
  readonly judgedAt?: string;
}

export interface Recording {
  readonly record: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** Examples run for ninety minutes, longer than any `for`. */
const MINUTES = 90;
export const constant = (value: number): string => `${value}x${MINUTES}`;
export const rising = (perMinute: number): string => `0+${perMinute}x${MINUTES}`;

/** A gauge that must not stay above a limit. */
export function above(
  metric: string,
  limit: number,
  alert: Omit<Alert, 'expr' | 'examples'> & { readonly by?: string },
): Alert {
  const { by, ...rest } = alert;
  return {
    ...rest,
    expr: `max${by ? ` by (${by})` : ''} (${metric}) > ${limit}`,
    examples: [{ series: metric, bad: constant(limit + 1), good: constant(limit) }],
  };
}

export const page = { severity: 'page' } as const;
export const ticket = { severity: 'ticket' } as const;
