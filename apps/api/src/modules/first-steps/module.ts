import { defineModule } from '../../kernel/module.ts';
import { FirstStepsResolver } from './first-steps.resolver.ts';

export const firstSteps = defineModule({ name: 'first-steps', resolvers: [FirstStepsResolver] });
