import { defineModule } from '../../kernel/module.ts';

export const previews = defineModule({ name: 'previews' });
