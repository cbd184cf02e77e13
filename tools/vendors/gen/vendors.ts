import { amplience } from '../declared/amplience.ts';
import { analytics } from '../declared/analytics.ts';
import { applepay } from '../declared/applepay.ts';
import { attraqt } from '../declared/attraqt.ts';
import { cybersource } from '../declared/cybersource.ts';
import { fulfilment } from '../declared/fulfilment.ts';
import { givex } from '../declared/givex.ts';
import { klarna } from '../declared/klarna.ts';
import { loqate } from '../declared/loqate.ts';
import { meta } from '../declared/meta.ts';
import { paypal } from '../declared/paypal.ts';
import { recaptcha } from '../declared/recaptcha.ts';
import { tagmanager } from '../declared/tagmanager.ts';
import { v12 } from '../declared/v12.ts';
import { video } from '../declared/video.ts';

// By npm run vendors -- write, from tools/vendors/declared.
export const VENDORS = [
  amplience,
  analytics,
  applepay,
  attraqt,
  cybersource,
  fulfilment,
  givex,
  klarna,
  loqate,
  meta,
  paypal,
  recaptcha,
  tagmanager,
  v12,
  video,
] as const;
