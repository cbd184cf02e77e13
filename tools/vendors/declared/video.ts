import { vendor } from '../vendor.ts';

export const video = vendor({
  name: 'video',
  words: 'the vendor of video rooms',
  persons: { none: 'rooms without names, which end with the consultation' },
  adapters: ['services/stores-reservations/src/adapters/video'],
  ports: { video: 46 },
  hosts: { video: {} },
  chart: {
    url: {
      usual: '',
      local: 'http://stores-video.loupe-stores:8080',
      pattern: '^$|^https?://[^/]+$',
      comment:
        'Makes rooms for consultations by video: PUT {url}/rooms/{id} answers {url}, DELETE closes it; what stands there adds the secret of your vendor. Empty: nothing by video is offered.',
    },
  },
  environment: {
    'stores-reservations': {
      VIDEO_ROOMS_URL: { stack: ({ origin }) => origin('video'), chart: 'url', isCalled: true },
    },
  },
  timeOuts: {
    videoRoom: {
      timeoutMs: 5_000,
      connectMs: 1_000,
      openMs: 30_000,
      comment: 'Asked after the booking; no shopper waits for it.',
    },
  },
  sandbox: {
    env: { PUBLIC_URL: { stack: ({ at }) => at('video'), chart: 'http://video.localhost' } },
    page: { host: 'video', title: 'video rooms', finds: 'rooms in which visitors meet a store’s team' },
  },
});
