import { z } from 'zod';
import { optional } from './env-values.ts';

export const OPERATOR_DEFAULTS = { LEGAL_NAME: '', LEGAL_ADDRESS: '' };

export const operatorSettings = { LEGAL_NAME: optional(z.string()), LEGAL_ADDRESS: optional(z.string()) };

interface OperatorSettings {
  LEGAL_NAME?: string | undefined;
  LEGAL_ADDRESS?: string | undefined;
  SUPPORT_EMAIL: string;
}

/** Name, address and email of who runs the server, on one line; undefined where no name is set. */
export function toOperator({ LEGAL_NAME, LEGAL_ADDRESS, SUPPORT_EMAIL }: OperatorSettings): string | undefined {
  return LEGAL_NAME && [LEGAL_NAME, LEGAL_ADDRESS, SUPPORT_EMAIL].filter(Boolean).join(' · ');
}
