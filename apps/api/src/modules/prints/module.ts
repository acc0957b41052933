import { defineModule, type RateLimit } from '../../kernel/module.ts';

declare module '../../kernel/module.ts' {
  interface RateLimits {
    printByViewer: RateLimit;
  }
}

export const prints = defineModule({
  name: 'prints',
  // Each choice in the dialog draws a preview again.
  limits: { printByViewer: { points: 300, duration: 3600 } },
});
