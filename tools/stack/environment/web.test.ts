import { expect, it } from '@jest/globals';
import { portsFrom } from '../../ports.ts';
import type { StackSettings } from '../services.ts';
import { webEnv } from './web.ts';

const settings = {
  ports: portsFrom(3000),
  dataFolder: '/data',
  kafkaBrokers: '127.0.0.1:9092',
  postgres: { host: '127.0.0.1', port: 5432, database: 'loupe' },
  logLevel: 'info',
  shipAfterSeconds: 0,
  tracing: false,
} as StackSettings;

it('[MU-12] pages of npm start load what stands in for Apple’s sheet, and those of test stacks do not', () => {
  const standIns = (isOn: boolean) => webEnv({ ...settings, standIns: isOn }, 3000)['BROWSER_STAND_INS'];
  expect(standIns(true)).toBe('http://applepay.localhost:3044/stand-in.js');
  expect(standIns(false)).toBe('');
});
