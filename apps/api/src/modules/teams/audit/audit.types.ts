import { AUDIT_ACTIONS } from '@tessera/domain';
import { defineEnum } from '../../../platform/enums.ts';

export const AuditActionEnum = defineEnum('AuditAction', AUDIT_ACTIONS);
