import { defineModule } from '../../kernel/module.ts';

export const exports = defineModule({ name: 'exports' });
