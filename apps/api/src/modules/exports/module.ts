import { defineModule } from '../../kernel/module.ts';

const limits = {
  exportByViewer: { points: 10, duration: 3600 },
};

type Limits = typeof limits;
declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
}

export const exports = defineModule({ name: 'exports', limits });
