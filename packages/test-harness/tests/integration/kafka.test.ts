import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { startTestKafka } from '@loupe/test-harness/kafka';

function accepts(brokers: string): Promise<boolean> {
  const [host, port] = brokers.split(':');
  return new Promise((resolve) => {
    const socket = connect(Number(port), host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy()).once('connect', () => socket.end());
  });
}

describe('startTestKafka', () => {
  it('a broker can be killed, comes back at the same address, and is gone when stopped', async () => {
    const kafka = await startTestKafka();
    expect(await accepts(kafka.brokers)).toBe(true);
    await kafka.kill();
    expect(await accepts(kafka.brokers)).toBe(false);
    await kafka.restart();
    expect(await accepts(kafka.brokers)).toBe(true);
    await kafka.stop();
    expect(await accepts(kafka.brokers)).toBe(false);
  });
});
