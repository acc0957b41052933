import { AUDIT_ACTIONS } from '@tessera/domain';
import { enumOf } from '../../../platform/enums.ts';

export const AuditActionEnum = enumOf('AuditAction', AUDIT_ACTIONS);
