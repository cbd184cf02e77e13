import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { LOG_LEVELS, setLogLevel } from './log-level.ts';
import { log, logFailure, logWarning } from './log.ts';

describe('a line of web’s log', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    globalThis.loupeLogLevel = undefined;
  });

  it.each([
    [undefined, ['fatal', 'error']],
    ['fatal', ['fatal']],
    ['warn', ['fatal', 'error', 'warn']],
    ['trace', LOG_LEVELS],
  ] as const)('[CO-05] is written at level %s or above: %j', (level, written) => {
    const lines = jest.spyOn(console, 'warn').mockImplementation(() => {});
    if (level !== undefined) setLogLevel(level);
    for (const one of LOG_LEVELS) log(one, 'It happened.');
    expect(lines.mock.calls.map(([line]) => (JSON.parse(String(line)) as { level: string }).level)).toEqual(
      written,
    );
  });

  it('[ER-13] has the event but no e-mail address, phone number, name or postal address', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    setLogLevel('warn');
    logWarning('No answer for ada@example.com.', {
      why: String(new Error('refused: 07700 900123')),
      status: 503,
      order: { email: 'ada@example.com', firstName: 'Ada', shippingAddress: { city: 'Leeds' } },
    });
    const line = JSON.parse(String(warn.mock.calls[0]?.[0])) as object;
    expect(line).toEqual({
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      service: 'web',
      msg: 'No answer for ***.',
      why: 'Error: refused: ***',
      status: 503,
      order: { email: '***', firstName: '***', shippingAddress: '***' },
    });
  });
});

describe('an error in the browser’s console', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('[ER-13] keeps its text and code, without e-mail address, phone number or name', () => {
    const written = jest.spyOn(console, 'error').mockImplementation(() => {});
    const details = { code: 'NetworkError', customer: { lastName: 'Lovelace' } };
    logFailure('The bag could not be read.', {
      ...details,
      message: 'No answer for ada@example.com, 07700 900123.',
    });
    expect(written.mock.calls).toEqual([
      [
        'The bag could not be read.',
        { code: 'NetworkError', customer: { lastName: '***' }, message: 'No answer for ***, ***.' },
      ],
    ]);
    logFailure('The list could not be read.', new Error('refused: ada@example.com'));
    const [, error] = written.mock.calls[1] ?? [];
    expect(error).toMatchObject({ message: 'refused: ***' });
    expect(JSON.stringify(error)).not.toContain('ada@');
  });
});
