import Sequencer from '@jest/test-sequencer';

/**
 * Runs test files in the order of their paths. Jest's own order depends on durations that this machine remembers, so that a test
 * which depends on the files before it passes on one machine and fails on another.
 */
export default class ByPath extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => (one.path < other.path ? -1 : 1));
  }
}
