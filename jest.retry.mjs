import { jest } from '@jest/globals';

// Two cores carry databases, brokers and browsers beside the tests. A second try, where nobody watches, is printed with what the
// first said, never hidden.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
