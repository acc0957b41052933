import { ArgsType } from 'type-graphql';
import { defineListArgs, defineOrder } from '../../../../kernel/lists/list-args.ts';
import type { SecurityEventOrder } from './security-event.service.ts';

const SECURITY_EVENTS = defineOrder<SecurityEventOrder>({
  name: 'SecurityEventOrder',
  description: 'The order of the security log.',
  values: {
    NEWEST: 'The latest event comes first.',
    OLDEST: 'The earliest event comes first.',
    KIND: 'By the name of the kind, in alphabetical order. Equal ones stand newest first.',
  },
});

@ArgsType()
export class SecurityEventArgsType extends defineListArgs(
  SECURITY_EVENTS,
  'what happened, its subject or the device',
) {}
