import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.ts';
import type { Logger } from './logger.ts';

function recorded(level?: string): { logger: Logger; lines: () => Record<string, unknown>[] } {
  const written: string[] = [];
  const destination = { write: (line: string) => void written.push(line) };
  const logger = createLogger({
    service: 'catalog-search',
    destination,
    ...(level === undefined ? {} : { level }),
  });
  return { logger, lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('createLogger', () => {
  it('writes one JSON object a line with service, level, time and the request’s ids', () => {
    const { logger, lines } = recorded('info');
    logger.child({ correlationId: 'c-1', traceparent: '00-a-b-01' }).info({ sku: '0100002' }, 'added');
    expect(lines()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        service: 'catalog-search',
        correlationId: 'c-1',
        traceparent: '00-a-b-01',
        sku: '0100002',
        msg: 'added',
      },
    ]);
  });

  it('[CO-05] writes errors only by default', () => {
    const { logger, lines } = recorded();
    logger.warn('quiet');
    logger.error('loud');
    expect(lines().map(({ msg }) => msg)).toEqual(['loud']);
  });

  it('[ER-13] fields, text, values put into text, bindings of children and errors are all redacted', () => {
    const { logger, lines } = recorded('info');
    logger.info({ input: { contact: { firstName: 'Roberta' } } }, 'hello roberta@example.com');
    logger.info('hello %s', 'roberta@example.com');
    logger.child({ email: 'roberta@example.com' }).child({ phone: '07700 900123' }).info('x');
    logger.error(new Error('no roberta@example.com', { cause: new Error('call 07700 900123') }));
    logger.error({ err: new Error('roberta@example.com') }, 'failed');
    expect(lines()).toHaveLength(5);
    expect(JSON.stringify(lines())).not.toMatch(/roberta|07700/i);
    expect(lines()[3]).toMatchObject({
      msg: 'no ***',
      err: { type: 'Error', cause: { message: 'call ***' } },
    });
  });
});
