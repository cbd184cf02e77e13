interface Begun {
  readonly server: { stop(): Promise<void> } | undefined;
}

type Start<Server> = (signal: AbortSignal) => Promise<Server>;

/**
 * Starts Postgres and Kafka at the same time. When one fails, the other is aborted or stopped.
 * @throws the first failure, or the signal's reason, when neither runs any more
 */
export async function bothOrNeither<Postgres extends Begun, Kafka extends Begun>(
  signal: AbortSignal | undefined,
  starts: { readonly postgres: Start<Postgres>; readonly kafka: Start<Kafka> },
): Promise<{ postgres: Postgres; kafka: Kafka }> {
  const failed = new AbortController();
  const either = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  const begin = <Server>(start: Start<Server>) =>
    start(either).catch((error: unknown) => {
      failed.abort(error);
      throw error;
    });
  const [postgres, kafka] = await Promise.allSettled([begin(starts.postgres), begin(starts.kafka)]);
  if (postgres.status === 'fulfilled' && kafka.status === 'fulfilled')
    return { postgres: postgres.value, kafka: kafka.value };
  for (const begun of [kafka, postgres]) if (begun.status === 'fulfilled') await begun.value.server?.stop();
  throw failed.signal.reason;
}
