import type { Method } from '../faults.ts';
import { balance, history, secureBalance } from './balance.ts';
import type { Handler } from './call.ts';
import { issue } from './issue.ts';
import { activate, adjust, cancel, increment, redeem } from './move.ts';
import { postAuthorise, preAuthorise } from './pre-auth.ts';
import { reverse } from './reverse.ts';

export const HANDLERS: Readonly<Record<Method, Handler>> = {
  dc_900: () => Promise.resolve([]),
  dc_901: redeem,
  dc_904: issue,
  dc_905: increment,
  dc_906: activate,
  dc_907: cancel,
  dc_908: adjust,
  dc_909: balance,
  dc_918: reverse,
  dc_920: preAuthorise,
  dc_921: postAuthorise,
  dc_994: secureBalance,
  dc_995: history,
};
