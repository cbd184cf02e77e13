import * as z from 'zod/mini';
import { boundedBody } from '../../lib/bounded-body.ts';
import { isForeign } from '../../lib/is-foreign.ts';
import { jsonIn } from '../../lib/json-in.ts';
import { LOG_LEVELS } from '../../lib/log-level.ts';
import type { log } from '../../lib/log.ts';
import { MostPerMinute } from '../../lib/most-per-minute.ts';

type ReceivePorts = {
  readonly log: typeof log;
  /** Milliseconds. */
  readonly now: () => number;
};

/** Bytes. */
const BODY_LIMIT = 8_192;
/** Reports a minute of one process: content that fails everywhere is known after a few. */
const MOST_REPORTS = 60;

const Report = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  contents: z.string().check(z.minLength(1)),
  level: z.enum(LOG_LEVELS),
  bindings: z._default(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])), {}),
});

/**
 * IN-01: writes what a page of this shop reports into web's log, at the report's level. Anybody may send it: it is bounded, and apart from the
 * level no field of a log line can be set by it.
 * @returns the status of the answer
 */
export function createReceiver({ log, now }: ReceivePorts): (request: Request) => Promise<number> {
  const minute = new MostPerMinute(MOST_REPORTS, now);
  return async (request) => {
    if (isForeign(request.headers)) return 403;
    if (!minute.admit()) return 429;
    const body = await boundedBody(request, BODY_LIMIT).catch(() => undefined);
    if (body === undefined) return 413;
    const report = Report.safeParse(jsonIn(body)).data;
    if (report === undefined) return 400;
    const { name, contents, level, bindings } = report;
    log(level, contents, { reported: { name, bindings } });
    return 204;
  };
}
