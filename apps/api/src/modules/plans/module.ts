import { defineModule } from '../../kernel/module.ts';

export const plans = defineModule({ name: 'plans' });
